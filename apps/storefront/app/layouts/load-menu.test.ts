import { categoryPath, markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import type { ShopRequest } from '../shop-context.ts';
import type { MenuEntry } from './load-departments.ts';
import { loadMenu } from './load-menu.ts';

const shop = {
  market: markets['de-DE'],
  content: { queryIfPossible: async () => [{ _type: 'blogPost', key: 'knots', slug: 'erste-knoten' }] },
} as unknown as ShopRequest;

const entry = (name: string, path: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  name,
  path,
  children,
});
const leather = categoryPath('leather', 'de-DE');
const departments = [entry('Leder', leather, [entry('Nappa', `${leather}/nappa`)]), entry('Kurse', '/kurse')];

test('without a menu of the editors the departments of the catalogue are shown', async () => {
  expect(await loadMenu(shop, null, departments)).toEqual(departments);
});

test('an entry has below it what editors put there, or else what its department brings', async () => {
  const items = [
    { link: { label: 'Alles Leder', target: 'category:leather' } },
    {
      link: { label: 'Kurse', href: '/kurse' },
      children: [
        { label: 'Knoten', target: 'blog:knots' },
        { label: 'Nirgends', target: 'category:long-gone' },
      ],
    },
  ];
  expect(await loadMenu(shop, { items }, departments)).toEqual([
    entry('Alles Leder', leather, [entry('Nappa', `${leather}/nappa`)]),
    entry('Kurse', '/kurse', [entry('Knoten', '/blog/erste-knoten')]),
  ]);
});
