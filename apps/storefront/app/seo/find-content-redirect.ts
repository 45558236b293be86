import { ownPath } from '@bowline/kit';
import { contentQuery } from '../data/content-client.ts';
import { redirectElsewhere, redirectTo } from '../routing/redirect-to.ts';
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
  if (!found || found.to === path) return null;
  const { to, status } = found;
  if (ownPath(to) !== null) return redirectTo(/[?#]/.test(to) ? to : to + search, status);
  return /^https:\/\//.test(to) ? redirectElsewhere(to, status) : null;
}
