import type { CatalogueImport } from '../catalogue-import/types.ts';
import {
  aCatalogue,
  aCategory,
  aConfigurableCord,
  anAttribute,
  aProduct,
  inEveryLocale,
} from './builders.ts';

const options = (...codes: string[]) => codes.map((code) => ({ code, labels: inEveryLocale(code) }));

/** Some of everything the shop sells; contract tests say in their own words what they expect of it. */
export const sampleCatalogue: CatalogueImport = aCatalogue({
  attributes: [
    anAttribute('color', {
      isFilterable: true,
      options: [
        { code: 'red', labels: inEveryLocale('Red'), swatch: '#cc2222' },
        { code: 'blue', labels: inEveryLocale('Blue'), swatch: 'swatches/blue.svg' },
      ],
    }),
    anAttribute('length', {
      isFilterable: true,
      isConfigurable: true,
      options: options('100cm', '500cm', '1000cm'),
    }),
    anAttribute('rope_diameter', { isSortable: true, options: options('2 mm', '4 mm', '9 mm') }),
    anAttribute('is_waterproof', { inputType: 'boolean', isFilterable: true }),
    anAttribute('hs_tariff_number', { inputType: 'text' }),
    anAttribute('weight', { inputType: 'text' }),
  ],
  categories: [
    aCategory('cord', { imageFile: 'categories/cord.svg', formerUrlPaths: { en: ['old-cord'] } }),
    aCategory('climbing', { parent: 'cord' }),
    aCategory('tools', { includeInMenu: false }),
    aCategory('closed', { isActive: false }),
    aCategory('below-closed', { parent: 'closed' }),
  ],
  stockPools: [
    { key: 'red-cord', quantity: 700 },
    { key: 'blue-cord', quantity: 50 },
    { key: 'knives', quantity: 3 },
    { key: 'gone', quantity: 0 },
  ],
  products: [
    aConfigurableCord('CORD-RED', [100, 500, 1000], {
      pool: 'red-cord',
      attributes: { color: 'red', rope_diameter: '4 mm', is_waterproof: true, hs_tariff_number: '5609.00' },
      categories: [{ key: 'cord', position: 2 }, { key: 'climbing' }],
      media: [
        { file: 'catalog/product/cord-red/coil.svg', kind: 'coil' },
        { file: 'catalog/product/cord-red/close-up.svg', kind: 'close_up' },
      ],
      links: [
        { sku: 'KNIFE', kind: 'related' },
        { sku: 'HIDDEN', kind: 'related' },
        { sku: 'CORD-BLUE', kind: 'upsell' },
        { sku: 'BEAD-1', kind: 'crosssell' },
        { sku: 'COURSE', kind: 'most_viewed' },
      ],
      formerUrlKeys: { en: ['cord-crimson'], 'nl-NL': ['nl-cord-karmijn'] },
    }),
    aConfigurableCord('CORD-BLUE', [100, 500], {
      pool: 'blue-cord',
      attributes: { color: 'blue', rope_diameter: '2 mm', is_waterproof: false },
      categories: [{ key: 'cord', position: 1 }],
    }),
    aProduct('KNIFE', {
      priceMinor: 25_00,
      tiers: [
        { quantity: 5, percentOff: 20 },
        { quantity: 10, percentOff: 40 },
      ],
      stock: { pool: 'knives', units: 1 },
      attributes: { rope_diameter: '9 mm' },
      categories: [{ key: 'tools' }, { key: 'cord', position: 3 }],
    }),
    aProduct('BEAD-1', { priceMinor: 50, stock: { pool: 'gone', units: 1 }, categories: [{ key: 'tools' }] }),
    aProduct('COURSE', { kind: 'virtual', priceMinor: 40_00, visibility: 'search' }),
    aProduct('HIDDEN', { visibility: 'none', categories: [{ key: 'tools' }] }),
    aProduct('SWITCHED-OFF', { isActive: false, categories: [{ key: 'tools' }] }),
    giftCard(),
  ],
  cmsPages: [
    {
      identifier: 'home',
      texts: { en: { title: 'Home', urlKey: 'home', contentHtml: '<p>Welcome</p>' } },
    },
    {
      identifier: 'returns',
      texts: {
        en: { title: 'Returns', urlKey: 'returns', contentHtml: '<p>Send it back</p>' },
        'nl-NL': { title: 'Retouren', urlKey: 'retouren', contentHtml: '<p>Stuur het terug</p>' },
      },
      formerUrlKeys: { en: ['return-policy'] },
    },
    {
      identifier: 'draft',
      isActive: false,
      texts: { en: { title: 'Draft', urlKey: 'draft', contentHtml: '' } },
    },
  ],
  cmsBlocks: [
    { identifier: 'usp', texts: { en: { title: 'Why us', contentHtml: '<b>Knots</b>' } } },
    { identifier: 'off', isActive: false, texts: { en: { title: 'Off', contentHtml: '' } } },
  ],
  rewrites: [
    { locale: 'en', requestPath: 'sale/best-knife', target: { product: 'KNIFE' }, redirectCode: 0 },
    { locale: 'en', requestPath: 'knives', target: { path: 'sale/best-knife' }, redirectCode: 302 },
    { locale: 'en', requestPath: 'blades', target: { path: '/knives' }, redirectCode: 301 },
    { locale: 'en', requestPath: 'elsewhere', target: { path: 'https://example.com/x' }, redirectCode: 301 },
    { locale: 'en', requestPath: 'round', target: { path: 'about' }, redirectCode: 301 },
    { locale: 'en', requestPath: 'about', target: { path: 'round' }, redirectCode: 301 },
    { locale: 'en', requestPath: 'off', target: { product: 'SWITCHED-OFF' }, redirectCode: 301 },
    { locale: 'en', requestPath: 'to-nowhere', target: { path: 'nowhere' }, redirectCode: 301 },
  ],
});

function giftCard() {
  const { priceMinor: _, ...product } = aProduct('GIFT-CARD');
  return {
    ...product,
    kind: 'gift_card',
    giftCard: {
      amountsMinor: [25_00, 50_00],
      openAmount: { minimumMinor: 10_00, maximumMinor: 250_00 },
      lifetimeDays: 730,
    },
    categories: [{ key: 'tools' }],
  } as const;
}
