import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
let lengths: ReadonlyMap<string, string>;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const { products } = await shop.read<{
    products: { items: { configurable_options: { values: { uid: string; label: string }[] }[] }[] };
  }>(`{ products(filter: { sku: { eq: "CORD" } }) { items { ... on ConfigurableProduct {
    configurable_options { values { uid label } } } } } }`);
  const values = products.items[0]?.configurable_options[0]?.values ?? [];
  lengths = new Map(values.map(({ uid, label }) => [label, uid]));
});
beforeEach(() => shop.admin.settings.withdraw('productUrlSuffix'));
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const items = [
  { sku: 'CORD-100', parent_sku: 'CORD', quantity: 1 },
  { sku: 'CORD-500', quantity: 1 },
  { sku: 'CORD-SAMPLE', quantity: 1 },
  { sku: 'KNIFE', quantity: 1 },
];

async function urlKeyOf(sku: string): Promise<string> {
  const { products } = await shop.read<{ products: { items: { url_key: string }[] } }>(
    'query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { url_key } } }',
    { variables: { sku } },
  );
  return products.items[0]?.url_key ?? '';
}

const choosing = (label: string) => `?${new URLSearchParams({ length: lengths.get(label) ?? '' })}`;

test.each(['', '.html'])(
  'lines of carts and orders lead to the page of their product, with the choices and the ending "%s"',
  async (ending) => {
    await shop.admin.settings.decide('productUrlSuffix', ending);
    const cord = (await urlKeyOf('CORD')) + ending;
    const wanted = [
      cord + choosing('100cm'),
      cord + choosing('500cm'),
      cord,
      (await urlKeyOf('KNIFE')) + ending,
    ];
    const cartId = await shop.readyCart({ items });
    const cart = await shop.cart<{ items: { product_path: string }[] }>(cartId, 'items { product_path }');
    expect(cart.items.map((item) => item.product_path)).toEqual(wanted);
    const { orderV2 } = await shop.place(cartId);
    const { guestOrderByToken: order } = await shop.read<{
      guestOrderByToken: { items: { product_path: string }[] };
    }>('query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { product_path } } }', {
      variables: { token: orderV2.token },
    });
    expect(order.items.map((item) => item.product_path)).toEqual(wanted);
  },
);

const route = async (url: string) =>
  (
    await shop.read<{ route: { sku: string; relative_url: string; redirect_code: number } | null }>(
      'query ($url: String!) { route(url: $url) { relative_url redirect_code ... on ProductInterface { sku } } }',
      { variables: { url } },
    )
  ).route;

test.each(['', '.html'])(
  'the url key of a variant leads on to its product with the variant chosen, ending "%s"',
  async (ending) => {
    await shop.admin.settings.decide('productUrlSuffix', ending);
    const cartId = await shop.filledCart('CORD-500');
    const cart = await shop.cart<{ items: { product: { url_key: string } }[] }>(
      cartId,
      'items { product { url_key } }',
    );
    const key = cart.items[0]?.product.url_key ?? '';
    const cord = (await urlKeyOf('CORD')) + ending;
    expect(key).not.toBe(await urlKeyOf('CORD'));
    expect(await route(key + ending)).toEqual({
      sku: 'CORD',
      relative_url: cord + choosing('500cm'),
      redirect_code: 301,
    });
    expect((await route(`${key}${ending}?from=mail`))?.relative_url).toBe(
      `${cord}${choosing('500cm')}&from=mail`,
    );
  },
);

test('what only begins like a product is found nowhere', async () => {
  const cord = await urlKeyOf('CORD');
  for (const url of [`${cord}-none`, `${cord}-`, `-${cord}`, '-'.repeat(500), `${'a-'.repeat(500)}b`]) {
    expect(await route(url), url).toBeNull();
  }
});
