import type { StaticPageId } from '@bowline/markets';
import { useLocaleFacts } from './I18nProvider.tsx';

/** Where a static content page lives in the visitor's locale. */
export function usePagePath(): (page: StaticPageId) => string {
  const { pagePaths } = useLocaleFacts();
  return (page) => pagePaths[page];
}
