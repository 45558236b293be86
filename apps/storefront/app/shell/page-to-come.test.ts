import { expect, test } from 'vitest';
import { pageToCome } from './page-to-come.ts';

/** A link inside what these selectors name. */
const linkIn = (place: string) => ({
  closest: (selectors: string) => (selectors.split(', ').includes(place) ? ({} as Element) : null),
});

test.for([
  ['a tile leads to a product', { route: 'catch-all', link: linkIn('main article') }, 'product'],
  ['a menu leads to a category', { route: 'catch-all', link: linkIn('header nav') }, 'listing'],
  ['a trail leads to a category', { route: 'catch-all', link: linkIn('main nav') }, 'listing'],
  ['the search is a listing', { route: 'search' }, 'listing'],
  ['what was found before is known', { route: 'catch-all', knownType: 'PRODUCT' }, 'product'],
  ['also when it is gone back to', { route: 'catch-all', knownType: 'CATEGORY' }, 'listing'],
  [
    'and known better than by its link',
    { route: 'catch-all', link: linkIn('header nav'), knownType: 'CMS_PAGE' },
    undefined,
  ],
  ['a link in a text may lead anywhere', { route: 'catch-all', link: linkIn('main p') }, undefined],
  ['other pages have shapes of their own', { route: 'faq', link: linkIn('header nav') }, undefined],
] as const)('%s', ([, step, expected]) => {
  expect(pageToCome(step)).toBe(expected);
});
