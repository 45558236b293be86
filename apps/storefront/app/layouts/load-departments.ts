import { ShellQuery } from '../generated/operations.ts';
import { shopPath } from '../routing/shop-path.ts';
import type { ShopRequest } from '../shop-context.ts';

export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  readonly children: readonly MenuEntry[];
}

interface MenuCategory {
  readonly name?: string | null;
  readonly url_path?: string | null;
  readonly url_suffix?: string | null;
  readonly include_in_menu?: number | null;
  readonly children?: readonly (MenuCategory | null)[] | null;
}

/** The categories that the catalogue wants in the menu. The shop can be used without: a failure is logged and leaves it empty. */
export async function loadDepartments({ commerce, log }: ShopRequest): Promise<readonly MenuEntry[]> {
  try {
    const { data } = await commerce.query(ShellQuery, {});
    return entriesOf(data?.categoryList?.[0]?.children);
  } catch (error) {
    log.error({ err: error }, 'The menu could not be loaded');
    return [];
  }
}

function entriesOf(categories: readonly (MenuCategory | null)[] | null | undefined): MenuEntry[] {
  return (categories ?? []).flatMap((category) =>
    category?.include_in_menu && category.name && category.url_path
      ? [
          {
            name: category.name,
            path: shopPath(category.url_path, category.url_suffix),
            children: entriesOf(category.children),
          },
        ]
      : [],
  );
}
