import { createRoot } from 'react-dom/client';
import '../../../app/global.css';
import { EnglishChecker } from '../../../app/download/sections/EnglishChecker';

const root = document.querySelector('main');
if (root)
  createRoot(root).render(
    <EnglishChecker pagePath="/download/" list="check/1.json" product="App" version="2.0" />,
  );
