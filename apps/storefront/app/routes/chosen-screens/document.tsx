export { DocumentBySlug as default } from '../../features/content/DocumentScreen.tsx';
