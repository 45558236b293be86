import { redirect } from 'react-router';
import { contentQuery } from '../data/content-client.ts';
import type { ShopRequest } from '../shop-context.ts';

interface ContentRedirect {
  readonly to: string;
  readonly status: number;
}

/** One for this locale goes before one for all. */
const redirectOf = contentQuery<ContentRedirect | null, { path: string; lang: string }>(
  'redirect',
  `*[_type == "redirect" && from == $path && (!defined(language) || language == $lang)]
    | order(defined(language) desc, position asc)[0]{to, status}`,
);

/** Where editors have sent visitors of a path that shows nothing: elsewhere in the shop, or to another site. */
export async function findContentRedirect(
  { content, market }: Pick<ShopRequest, 'content' | 'market'>,
  path: string,
  search: string,
): Promise<Response | null> {
  const found = await content.query(redirectOf, { path, lang: market.code });
  if (!found || !isAddress(found.to) || found.to === path) return null;
  const keepsSearch = found.to.startsWith('/') && !/[?#]/.test(found.to);
  return redirect(keepsSearch ? found.to + search : found.to, found.status);
}

/** A path of the shop or an address of another site; never a script, never a host in disguise. */
function isAddress(to: string): boolean {
  return /^\/(?![/\\])/.test(to) || /^https:\/\//.test(to);
}
