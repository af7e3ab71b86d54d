import { createRoot } from 'react-dom/client';
import '../../../app/global.css';
import { Checker } from '../../../app/download/sections/Checker';
import { PreviewChecks } from '../../../app/download/sections/PreviewChecks';
import { wordsIn } from '../../../app/download/words/words-in';

const page = {
  pagePath: '/download/',
  folder: '',
  list: 'check/1.json',
  product: 'App',
  version: '2.0',
};
const root = document.querySelector('main');
if (root)
  createRoot(root).render(
    <Checker
      words={wordsIn('en').check}
      page={page}
      checks={<PreviewChecks language="en" page={page} />}
    />,
  );
