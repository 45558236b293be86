export { DocumentBySlug as default } from '../../features/pages/DocumentScreen.tsx';
