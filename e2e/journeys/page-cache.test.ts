import { expect, test } from '../journey.ts';
import { searchReady } from '../search-ready.ts';
import { merchantOf } from '../shopping/bought-order.ts';
import { goodPassword, send, signedIn } from '../shopping/customer.ts';
import { freshEmail } from '../shopping/letters.ts';

const pages = [
  '/',
  '/paracord',
  '/paracord-550-type-iii-red',
  '/search?q=knife',
  '/faq',
  '/blog',
  '/contact-us',
];

test('a page is the same for everybody: nothing of a customer, a cart or a device is in it', async ({
  visit,
  shopUrl,
  askShop,
}) => {
  await searchReady(shopUrl, 'en');
  const page = await visit();
  const email = freshEmail('kept');
  const token = await signedIn(page, shopUrl, email);
  const { customerCart } = await send<{ customerCart: { id: string } }>(
    shopUrl,
    '{ customerCart { id } }',
    {},
    token,
  );
  const choices = { 'vsf-locale': 'en', 'vsf-currency': 'USD', 'vsf-vat': 'excl' };
  const personal = {
    'vsf-customer': token,
    'vsf-cart': customerCart.id,
    'vsf-wishes': 'P550-RED',
    'vsf-csrf': 'csrf-of-the-customer',
    'vsf-device': 'device-of-the-customer-0123456789',
  };
  for (const path of pages) {
    const asCustomer = await askShop(path, { cookies: { ...choices, ...personal } });
    expect([path, asCustomer.status]).toEqual([path, 200]);
    for (const secret of [
      email,
      goodPassword,
      'Jansen',
      ...Object.values(personal).filter((value) => value !== 'P550-RED'),
    ])
      expect(asCustomer.text).not.toContain(secret);
    const asGuest = await askShop(path, { cookies: choices });
    expect(asGuest.headers.etag, path).toBe(asCustomer.headers.etag);
    const elsewhere = await askShop(path, { cookies: { ...choices, 'vsf-currency': 'EUR' } });
    expect(elsewhere.headers.etag, path).not.toBe(asCustomer.headers.etag);
  }
});

test('a page whose parts were kept is the one that was made whole', async ({ askShop, shopUrl }) => {
  await searchReady(shopUrl, 'de-DE');
  // Of a host that nobody has asked for nothing is kept yet, and a page with such a parameter is made for the one who asks.
  const host = `${crypto.randomUUID()}.example`;
  for (const path of ['/de', '/de/paracord', '/de/paracord-550-typ-iii-rot', '/de/search?q=seil']) {
    const address = `${path}${path.includes('?') ? '&' : '?'}made=1`;
    const [whole, ofParts] = [await askShop(address, { host }), await askShop(address, { host })];
    expect([path, whole.status]).toEqual([path, 200]);
    expect(ofParts.text === whole.text, path).toBe(true);
    expect(whole.text).not.toContain('data-kept-');
  }
});

test('a visitor who has a page gets no second copy, and a first visit is remembered all the same', async ({
  askShop,
  shopUrl,
}) => {
  const first = await askShop('/paracord', { language: 'en' });
  expect(first.cookies).toMatchObject({ 'vsf-locale': 'en', 'vsf-store': 'en' });
  const again = await fetch(new URL('/paracord', shopUrl), {
    headers: { 'if-none-match': first.headers.etag ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

const priceQuestion = `/graphql?${new URLSearchParams({
  query:
    '{ products(filter: { sku: { eq: "tool-hot-knife" } }) { items { price_range { minimum_price { final_price { value } } } } } }',
})}`;

test('what GraphQL answers to everybody is kept, what it answers to one is not', async ({ askShop }) => {
  const answersOf = async (path: string) => {
    const [first, again] = [await askShop(path), await askShop(path)];
    return { first, again };
  };
  const { first, again } = await answersOf(priceQuestion);
  expect(again.text).toBe(first.text);
  expect(again.headers).toMatchObject({ 'x-magento-tags': expect.stringContaining('FPC') });
  const refused = await askShop('/graphql?query={customer{email}}');
  expect(refused.headers['cache-control']).toContain('no-store');
});

test('a changed price is in the page of the product and in what lists it at once', async ({
  askShop,
  shopUrl,
}) => {
  await searchReady(shopUrl, 'en');
  const { setMarketPrice } = await merchantOf(shopUrl);
  const { products } = await send<{ products: { items: { url_key: string }[] } }>(
    shopUrl,
    '{ products(filter: { sku: { eq: "tool-hot-knife" } }) { items { url_key } } }',
  );
  for (const [priceMinor, shown] of [
    [123_45, '123.45'],
    [234_56, '234.56'],
  ] as const) {
    const wish = { sku: 'tool-hot-knife', locale: 'en', currency: 'EUR', priceMinor } as const;
    expect(await setMarketPrice(wish)).toMatchObject({ ok: true });
    for (const path of [`/${products.items[0]?.url_key}`, '/search?q=hot+knife', priceQuestion])
      await expect.poll(async () => (await askShop(path)).text.includes(shown)).toBe(true);
  }
});
