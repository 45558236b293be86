import { createRoot } from 'react-dom/client';
import { RopeSearchPage } from './RopeSearchPage.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<RopeSearchPage />);
