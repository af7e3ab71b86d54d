import { offerOf, root } from './dom';
import { say } from './say';

/** The page's address with another choice (`edition=dotnet`, `channel=lts`; a value that is empty asks for none). */
function addressWith(name: string, value: string): URL {
  const address = new URL(location.href);
  address.hash = '';
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
  return address;
}

/**
 * Follows a link of the switch. Another edition is shown at once, and the address says it; what a script has to look up
 * (a channel, a version, a format) is another address. `again` chooses the system that the visitor chose before.
 */
export function follow(choice: string, again: (os: string) => void): void {
  const [name = '', value = ''] = choice.split('=');
  const address = addressWith(name, value);
  if (name !== 'edition' || (root.asked !== undefined && root.asked !== 'platform')) {
    location.assign(address.href);
    return;
  }
  history.replaceState(history.state, '', address.href);
  const chosen = root.chosen === undefined ? undefined : `${root.offer}`.split('-')[0];
  root.edition = value;
  // The boot script shows it as soon as this has run.
  setTimeout(() => {
    if (chosen !== undefined) again(chosen);
    const shown = offerOf(root.offer);
    if (shown) say(shown.innerText);
  });
}
