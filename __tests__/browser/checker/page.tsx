import { createRoot } from 'react-dom/client';
import { Checker } from '../../../app/download/sections/Checker';

const root = document.querySelector('main');
if (root) createRoot(root).render(<Checker pagePath="/download/" list="check/1.json" />);
