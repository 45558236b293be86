import { storeNames } from '../../../worker/messages.ts';
import { offlinePath } from '../../../worker/what-is-asked.ts';

export interface KeptPage {
  /** Without the prefix of the shop. */
  readonly path: string;
  readonly title: string;
}

const mostListed = 24;

/** The pages of this shop that can be opened without a network, the latest first. */
export async function listKeptPages(prefix: string, stores: CacheStorage = caches): Promise<KeptPage[]> {
  if (!(await stores.has(storeNames.pages))) return [];
  const store = await stores.open(storeNames.pages);
  const latest = (await store.keys()).toReversed();
  const pages: KeptPage[] = [];
  for (const request of latest) {
    const { pathname, search } = new URL(request.url);
    const isOwn = prefix === '' ? !isOfOtherShop(pathname) : `${pathname}/`.startsWith(`${prefix}/`);
    if (!isOwn || pathname.endsWith(offlinePath)) continue;
    const title = titleIn(await (await store.match(request))?.text());
    const path = (pathname.slice(prefix.length) || '/') + search;
    if (title !== '' && !pages.some((page) => page.title === title)) pages.push({ path, title });
    if (pages.length === mostListed) break;
  }
  return pages;
}

/** The shop without a prefix shares its address with those that have one. */
function isOfOtherShop(pathname: string): boolean {
  return /^\/[a-z]{2}(-[a-z]{2})?(\/|$)/i.test(pathname);
}

/** What the page calls itself, without the name of the shop behind it. */
export function titleIn(html: string | undefined): string {
  const text = /<title>([^<]*)<\/title>/.exec(html ?? '')?.[1] ?? '';
  const decoded = new DOMParser().parseFromString(text, 'text/html').documentElement.textContent ?? '';
  return decoded.replace(/ \| [^|]*$/, '').trim();
}
