/** What only the maintainer sees, under `npm run dev`: in English, as the command is. */
export const maintainerWords = {
  nothingHint: 'Add the first release to public/download/releases.json; the README shows how.',
  problemsTitle: (count: number) =>
    count === 1 ? '1 problem in the catalogue' : `${count} problems in the catalogue`,
  problemsIntro:
    'The page cannot be built until these are corrected. This report goes away by itself when the file is saved.',
};
