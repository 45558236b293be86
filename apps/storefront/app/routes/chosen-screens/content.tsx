export { ContentScreen as default } from '../../features/content/ContentScreen.tsx';
