interface Props {
  title: string;
  description: string;
  /** The whole address of the page; none where the site's is not known. */
  address: string | undefined;
  /** The same page in other languages (alternatesOf). */
  alternates?: Readonly<Record<string, string>>;
  children?: React.ReactNode;
}

/** What the head of a page that Next does not write says of it. */
export function Head({ title, description, address, alternates = {}, children }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address !== undefined && <link rel="canonical" href={address} />}
      {Object.entries(alternates).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {children}
    </>
  );
}
