import type { CategoryImport } from '@bowline/commerce';
import type { ContentOf, Link } from '@bowline/content';
import { categoryKeys, type LocaleName } from '@bowline/markets';
import { demoCategories } from '../../catalogue/categories.ts';
import { mainMenu } from '../data/shop/main-menu.ts';
import { translated } from './document-parts.ts';

/** By its meaning where the specification fixes the category, else by its path. */
function linkTo(categories: readonly CategoryImport[], key: string, locale: LocaleName): Link {
  const text = categories.find((category) => category.key === key)?.texts[locale];
  if (!text) throw new Error(`there is no category ${key}`);
  const isFixed = categoryKeys.some((fixed) => fixed === key);
  return { label: text.name, ...(isFixed ? { target: `category:${key}` } : { href: `/${text.urlPath}` }) };
}

export function mainMenuDocument(locale: LocaleName): ContentOf<'menu'> {
  const categories = demoCategories();
  return {
    ...translated('menu', 'main', locale),
    placement: 'main',
    items: mainMenu.map(({ category, below }) => ({
      _type: 'menuItem',
      _key: category,
      link: linkTo(categories, category, locale),
      ...(below && { children: below.map((key) => ({ _key: key, ...linkTo(categories, key, locale) })) }),
    })),
  };
}
