import { markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import { readSiteMapName, siteMapPath } from './site-map-kinds.ts';
import { addressAt, writeSiteMap, writeSiteMapIndex } from './write-site-map.ts';

const strategy = 'prefix_except_default';
const shared = { origin: 'https://bowline.eu', host: 'bowline.eu', strategy } as const;
const dutch = { origin: 'https://bowline.nl', host: 'bowline.nl', strategy } as const;
const preview = { origin: 'http://localhost:3000', host: 'localhost:3000', strategy } as const;

test.each([
  ['nl-NL', dutch, 'https://bowline.nl/touw'],
  ['fr-FR', shared, 'https://bowline.eu/fr/touw'],
  ['en', shared, 'https://bowline.eu/touw'],
  ['nl-NL', preview, 'http://localhost:3000/nl/touw'],
] as const)('%s is listed where the asked host serves it', (locale, place, address) => {
  expect(addressAt(markets[locale], '/touw', place)).toBe(address);
});

test('an address comes with all its translations, escaped, and what has no page here is left out', () => {
  const paths = [{ en: '/rope-&-cord', 'nl-NL': '/touw', 'pl-PL': '/żółty' }, { 'nl-NL': '/alleen-hier' }];
  const xml = [...writeSiteMap(paths, markets['pl-PL'], shared)].join('');
  expect(xml).toContain('<loc>https://bowline.eu/pl/%C5%BC%C3%B3%C5%82ty</loc>');
  expect(xml).toContain('hreflang="en" href="https://bowline.eu/rope-&amp;-cord"');
  expect(xml).toContain('hreflang="nl-NL" href="https://bowline.nl/touw"');
  expect(xml).toContain('hreflang="x-default" href="https://bowline.eu/rope-&amp;-cord"');
  expect(xml).not.toContain('alleen-hier');
  expect(xml.match(/<url>/g)).toHaveLength(1);
});

test('the index lists files', () => {
  expect(writeSiteMapIndex(['https://bowline.nl/sitemap/pages-1.xml'])).toContain(
    '<sitemap><loc>https://bowline.nl/sitemap/pages-1.xml</loc></sitemap>',
  );
});

test('names of files are read as they are written, and no others', () => {
  const file = { kind: 'products', page: 4 } as const;
  expect(readSiteMapName(siteMapPath(file).replace('/sitemap/', ''))).toEqual(file);
  for (const name of ['products-0.xml', 'products.xml', 'orders-1.xml', 'products-1.xml.gz', '../x-1.xml'])
    expect(readSiteMapName(name)).toBeNull();
});
