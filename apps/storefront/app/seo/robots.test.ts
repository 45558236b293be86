import { markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import { writeRobots } from './robots.ts';

test('every locale of the host keeps its visitors’ own screens to itself', () => {
  const place = { host: 'bowline.eu', strategy: 'prefix_except_default' } as const;
  const lines = writeRobots(place, [markets.en, markets['fr-FR']], 'https://bowline.eu').split('\n');
  expect(lines).toContain('Disallow: /checkout');
  expect(lines).toContain('Disallow: /fr/checkout');
  expect(lines).toContain('Sitemap: https://bowline.eu/sitemap.xml');
  expect(lines).not.toContain('Disallow: /');
});
