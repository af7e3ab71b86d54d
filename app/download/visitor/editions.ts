/** The id of each edition with its offers, as the boot script's element lists them: `standard:windows-x64 …|dotnet:…`. */
export function editionLists(offers: string): Record<string, string> {
  const lists: Record<string, string> = {};
  offers.split('|').forEach((list) => {
    const [id = '', own = ''] = list.indexOf(':') < 0 ? ['', list] : list.split(':');
    lists[id] = own;
  });
  return lists;
}

/**
 * The edition to show, by the address: what `?edition=dotnet` says, a row's fragment, `#dotnet-macos-arm64`, else the first.
 * `isUnknown` when the page has none of that name.
 */
export function askedEdition(ids: readonly string[]): { shown?: string; isUnknown: boolean } {
  const asked = (new URLSearchParams(location.search).get('edition') || '').trim().toLowerCase();
  const named = ids.find((id) => id && location.hash.indexOf(`#${id}-`) === 0);
  const known = ids.find((id) => id === asked);
  return { shown: known || named || ids[0], isUnknown: asked !== '' && known === undefined };
}

/** Marks the choices of the switch that the page shows: `edition=dotnet`, `channel=lts`; the first channel is asked for by none. */
export function markChoices(edition: string | undefined, channel: string | undefined): void {
  document.querySelectorAll<HTMLElement>('nav [data-choice]').forEach((link) => {
    const [name, value] = `${link.dataset.choice}`.split('=');
    if (value === (name === 'edition' ? edition : channel || ''))
      link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  });
}
