import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOrder } from '../src/modules/orders/index.ts';
import {
  aCatalogue,
  aConfigurableCord,
  anAttribute,
  aProduct,
  inEveryLocale,
  refusalOf,
} from '../src/testing/index.ts';
import { anOrder } from '../src/testing/orders/an-order.ts';
import { type CartShop, createCartShop, uid } from './data/cart-shop.ts';

const crosssell = (...skus: string[]) => skus.map((sku) => ({ sku, kind: 'crosssell' as const }));
const gone = { pool: 'gone', units: 1 };

let shop: CartShop;
beforeAll(async () => {
  shop = await createCartShop({
    isShared: false,
    catalogue: aCatalogue({
      attributes: [
        anAttribute('length', {
          isConfigurable: true,
          options: ['100cm', '500cm'].map((code) => ({ code, labels: inEveryLocale(code) })),
        }),
      ],
      stockPools: [
        { key: 'cord', quantity: 5_000 },
        { key: 'gone', quantity: 0 },
      ],
      products: [
        aConfigurableCord('CORD', [100, 500], { pool: 'cord', links: crosssell('BOOK', 'HOOK', 'SOLD-OUT') }),
        aProduct('HOOK', { links: crosssell('RING', 'CORD') }),
        aProduct('RING'),
        aProduct('BEAD'),
        aProduct('RARE'),
        aProduct('BOOK', {
          links: [
            { sku: 'SOLD-OUT', kind: 'most_viewed' },
            { sku: 'RING', kind: 'most_viewed' },
            { sku: 'CORD', kind: 'most_viewed' },
          ],
        }),
        aProduct('SOLD-OUT', { stock: gone }),
        aProduct('OFF', { isActive: false }),
        aProduct('HIDDEN', { visibility: 'none' }),
      ],
    }),
  });
  const orders: [number, ...string[]][] = [
    [6, 'CORD', 'BEAD'],
    [8, 'CORD', 'HOOK'],
    [9, 'CORD', 'SOLD-OUT', 'OFF', 'HIDDEN'],
    [4, 'CORD', 'RARE'],
    [6, 'HOOK', 'RING'],
    [6, 'HOOK', 'BEAD'],
    [5, 'RARE', 'RING'],
    [96, 'RING'],
  ];
  for (const [times, ...skus] of orders) {
    for (let order = 0; order < times; order += 1) {
      const lines = skus.map((sku) => (sku === 'CORD' ? { sku: 'CORD-100', parentSku: sku } : { sku }));
      await shop.database.transaction((transaction) =>
        insertOrder(transaction, anOrder({ lines, order: { status: 'processing' } })),
      );
    }
  }
  const { signal } = new AbortController();
  await shop.jobs['recommendations.count-orders']({}, { jobId: '', attempt: 1, maxAttempts: 1, signal });
});
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

interface Tile {
  readonly sku: string;
}

async function togetherWith(sku: string, store = 'nl_NL'): Promise<readonly string[]> {
  const { products } = await shop.read<{ products: { items: { bought_together_products: Tile[] }[] } }>(
    'query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { bought_together_products { sku } } } }',
    { variables: { sku }, store },
  );
  return products.items[0]?.bought_together_products.map((tile) => tile.sku) ?? [];
}

test('rules 7, 8 and 10: real pairs first, the most frequent one leading, then cross-sells; nothing twice, nothing unbuyable', async () => {
  expect(await togetherWith('CORD')).toEqual(['HOOK', 'BEAD', 'BOOK']);
});

test('rule 8: of equally frequent pairs the sku decides, and a cross-sell fills the place that is left', async () => {
  expect(await togetherWith('HOOK')).toEqual(['CORD', 'BEAD', 'RING']);
});

test('rule 7: four orders are too few, and five of more than a hundred are too small a part', async () => {
  // 4 of 9 orders with CORD, 5 of 9 with RING; the five are 4.7 % of those with RING.
  expect(await togetherWith('RARE')).toEqual(['RING']);
  expect(await togetherWith('RING')).toEqual(['HOOK']);
  await shop.admin.settings.decide('boughtTogether', { orders: 4, sharePercent: 4 });
  expect(await togetherWith('RARE')).toEqual(['RING', 'CORD']);
  expect(await togetherWith('RING')).toEqual(['HOOK', 'RARE']);
  await shop.admin.settings.withdraw('boughtTogether');
});

test('a variant has the recommendations of its product', async () => {
  const { products } = await shop.read<{
    products: { items: { variants: { product: { bought_together_products: Tile[] } }[] }[] };
  }>(`{ products(filter: { sku: { eq: "CORD" } }) { items { ... on ConfigurableProduct {
    variants { product { bought_together_products { sku } } } } } } }`);
  expect(products.items[0]?.variants[0]?.product.bought_together_products).toEqual(
    ['HOOK', 'BEAD', 'BOOK'].map((sku) => ({ sku })),
  );
});

async function forCartWith(...skus: string[]): Promise<readonly string[]> {
  const cartId = await shop.guestCart();
  if (skus.length > 0) {
    const { errors } = await shop.add(
      cartId,
      skus.map((sku) => ({ sku, quantity: 1 })),
    );
    expect(errors).toBeUndefined();
  }
  const { bought_together_products } = await shop.cart<{ bought_together_products: Tile[] }>(
    cartId,
    'bought_together_products { sku }',
  );
  return bought_together_products.map(({ sku }) => sku);
}

test('rule 9: what goes with several products of a cart leads, cross-sells follow, and nothing that is in it', async () => {
  expect(await forCartWith('HOOK')).toEqual(['CORD', 'BEAD', 'RING']);
  // BEAD: 6 orders with CORD and 6 with HOOK.
  expect(await forCartWith('CORD-100', 'HOOK')).toEqual(['BEAD', 'RING', 'BOOK']);
  expect(await forCartWith('CORD-500', 'HOOK', 'BEAD')).toEqual(['RING', 'BOOK']);
});

test('an empty cart asks for nothing', async () => {
  expect(await forCartWith()).toEqual([]);
});

const groups = (question: string, store = 'nl_NL') =>
  shop.query(
    `{ amMostviewedGroups(${question}) { items { block_title block_layout position add_to_cart items { sku } } } }`,
    { store },
  );

test('rule 11: the most-viewed group of a product by uid or id, in the language of the store', async () => {
  const { products } = await shop.read<{ products: { items: { uid: string; id: number }[] } }>(
    '{ products(filter: { sku: { eq: "BOOK" } }) { items { uid id } } }',
  );
  const { uid: bookUid, id } = products.items[0] ?? { uid: '', id: 0 };
  const group = {
    block_title: 'Anderen bekeken ook',
    block_layout: 0,
    position: 'product_content_bottom',
    add_to_cart: false,
    items: [{ sku: 'RING' }, { sku: 'CORD' }],
  };
  const byUid = await groups(`uid: "${bookUid}"`);
  expect(byUid.data?.amMostviewedGroups).toEqual({ items: [group] });
  expect(byUid.headers.get('cache-control')).toContain('public');
  expect((await groups(`id: ${id}`)).data?.amMostviewedGroups).toEqual({ items: [group] });
  const german = await groups(`uid: "${bookUid}"`, 'de_DE');
  expect(german.data?.amMostviewedGroups).toMatchObject({
    items: [{ block_title: 'Andere sahen sich auch an' }],
  });
});

test('rule 11: no group without products, and what is no uid is refused', async () => {
  for (const question of [`uid: "${uid(999_999)}"`, 'id: 0', 'id: -1', 'uid: null']) {
    expect((await groups(question)).data?.amMostviewedGroups, question).toEqual({ items: [] });
  }
  expect(refusalOf(await groups('uid: "no uid"'))?.message).toBe('De waarde "no uid" van uid is onjuist.');
});

test('a page of recommendations takes two trips more than one without', async () => {
  const ask = (fields: string) =>
    shop.countTrips(
      `{ products(filter: { sku: { in: ["CORD", "HOOK", "RING"] } }) { items { ${fields} } } }`,
    );
  expect((await ask('sku bought_together_products { sku }')) - (await ask('sku'))).toBeLessThanOrEqual(2);
});
