import type { Market } from './market.ts';

export interface PageTitleSource {
  readonly market: Market;
  /** From the page's metadata. */
  readonly title?: string | undefined;
  /** Without the locale's prefix; its last segment names a page that has no title of its own. */
  readonly pathname: string;
}

/** Specification 2.6 and decision D2: `Title | site`; a page without any title shows the site alone. */
export function pageTitle({ market, title, pathname }: PageTitleSource): string {
  const ownTitle = title?.trim() || titleFromPath(pathname, market);
  return ownTitle === '' ? market.titleSuffix : `${ownTitle} | ${market.titleSuffix}`;
}

/** Specification 2.6 and 2.7: '404 Not Found', '500 Error'. */
export function errorPageTitle(status: number, message = status === 404 ? 'Not Found' : 'Error'): string {
  return `${status} ${message}`;
}

/** `/tips/care-of-the-rope` becomes `Care of the Rope`. */
export function titleFromPath(pathname: string, market: Market): string {
  const segment = pathname.split('/').findLast((part) => part !== '') ?? '';
  const words = decode(segment)
    .replace(/\.html?$/i, '')
    .split(/[-_\s]+/)
    .filter((word) => word !== '');
  return words
    .map((word, index) => (index > 0 && isSmall(word, market) ? word.toLowerCase() : capitalise(word)))
    .join(' ');
}

function isSmall(word: string, market: Market): boolean {
  return market.smallWords.includes(word.toLowerCase());
}

function capitalise(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}

/** Visitors type anything; a broken escape is shown as typed. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
