import { hrefOf } from '../features/content/link-target.ts';
import { loadLinkSlugs } from '../features/content/load-link-slugs.ts';
import type { ContentLink } from '../features/content/rich-text.ts';
import type { ShopRequest } from '../shop-context.ts';
import type { FrameDocuments } from './frame-documents.ts';
import type { MenuEntry } from './load-departments.ts';

/**
 * The menu as editors arranged it; without one, the departments of the catalogue. What they put below an entry stands there,
 * and where they put nothing, a department brings its own.
 */
export async function loadMenu(
  shop: ShopRequest,
  menu: FrameDocuments['menu'] | undefined,
  departments: readonly MenuEntry[],
): Promise<readonly MenuEntry[]> {
  if (!menu) return departments;
  const links = menu.items.flatMap(({ link, children }) => [link, ...(children ?? [])]);
  const slugs = await loadLinkSlugs(shop, new Set(links.flatMap(({ target }) => target ?? [])));
  const entryOf = (link: ContentLink): MenuEntry[] => {
    const path = hrefOf(link, shop.market.name, slugs);
    return path === undefined ? [] : [{ name: link.label, path, children: [] }];
  };
  return menu.items.flatMap(({ link, children }) =>
    entryOf(link).map((entry) => ({
      ...entry,
      children:
        children?.flatMap(entryOf) ?? departments.find(({ path }) => path === entry.path)?.children ?? [],
    })),
  );
}
