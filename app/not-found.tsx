import { Message } from './download/sections/Message';
import { words } from './download/words/download-page';
import { pagePath } from './site';

export default function NotFound() {
  return (
    <Message
      title={words.notFoundTitle}
      text={words.notFound}
      link={{ href: pagePath, text: words.notFoundLink }}
    />
  );
}
