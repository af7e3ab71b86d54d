import './addresses';
import { all, reveal, root } from './dom';

// What has to be there before the visitor does anything, or comes too late after it; the rest waits (actions.ts).

if ('share' in navigator) root.canShare = '';
const address = encodeURIComponent(location.href.replace(/[?#].*/, ''));
all<HTMLAnchorElement>('[data-mail]').forEach((link) => {
  link.href = link.href.replace(/body=.*/, `body=${address}`);
});

const revealTarget = () => reveal(document.getElementById(location.hash.slice(1)));
revealTarget();
addEventListener('hashchange', revealTarget);

// On paper everything is open.
let closed: HTMLElement[] = [];
addEventListener('beforeprint', () => {
  closed = all('[data-version] details:not([open])');
  closed.forEach((part) => part.setAttribute('open', ''));
});
addEventListener('afterprint', () => closed.forEach((part) => part.removeAttribute('open')));
