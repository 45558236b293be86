import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { refusedForm } from '../page-faults.ts';
import { addresses } from '../shopping/addresses.ts';
import { setStock } from '../shopping/shop-database.ts';
import { Shopper } from '../shopping/shopper.ts';

const cord = 'p550-black-5m';

for (const javaScriptEnabled of [true, false]) {
  test(`an empty quantity is refused beside its field and deletes nothing, scripts: ${javaScriptEnabled}`, async ({
    visit,
    askShop,
  }) => {
    const page = await visit({ javaScriptEnabled, provokes: refusedForm });
    const shopper = new Shopper(page, 'en');
    await shopper.putInCart(askShop, cord, 2);
    if (javaScriptEnabled) await hydrated(page);
    const quantity = page.getByRole('spinbutton');
    const told = page.locator('[id^=quantity-][id$=-error]');
    // With scripts it counts as soon as the field is left.
    const send = () =>
      javaScriptEnabled ? quantity.blur() : page.getByRole('button', { name: /^Update quantity of/ }).click();
    await quantity.fill('');
    await send();
    expect(await told.textContent()).toBe('Please enter a number.');
    expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(1);

    await quantity.fill('9999');
    await send();
    await expect.poll(() => told.textContent()).toBe('The requested quantity is not available');
    expect(await quantity.inputValue()).toBe('9999');
  });
}

test.for(['', 'many', '1e3', '-1', '0x10', '2,5,5', '%00', '½'])(
  'a quantity of %j never changes a cart',
  async (quantity, { shopUrl, askShop }) => {
    const send = (path: string, cookie: string, fields: Record<string, string>) =>
      fetch(shopUrl + path, {
        method: 'POST',
        headers: { cookie, origin: shopUrl },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    const page = '/paracord-550-type-iii-black';
    const added = await send(page, '', { intent: 'order', sku: cord, quantity: '2' });
    const cookie = /vsf-cart=[^;]+/.exec(added.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const shown = await (await fetch(`${shopUrl}/checkout/cart`, { headers: { cookie } })).text();
    const line = /name="line" value="([^"]+)"/.exec(shown)?.[1] ?? '';
    const changed = await send('/checkout/cart', cookie, { intent: `quantity-${line}`, line, quantity });
    expect(changed.status).toBe(422);
    expect(await changed.text()).toContain('Please enter a number.');
    const again = await send(page, cookie, { intent: 'order', sku: cord, quantity });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('Please enter a number.');
    const { text } = await askShop('/api/visitor', { cookies: { 'vsf-cart': cookie.split('=')[1] ?? '' } });
    expect(JSON.parse(text)).toMatchObject({ count: 2 });
  },
);

test.for([
  ['en', '/paracord-550-type-iii-black', 'Please choose first: Length'],
  ['de-DE', '/de/paracord-550-typ-iii-schwarz', 'Bitte wähle zuerst: Länge'],
] as const)(
  'a product of which nothing was chosen says what is missing: %s',
  async ([, path, text], { shopUrl }) => {
    const answer = await fetch(shopUrl + path, {
      method: 'POST',
      headers: { origin: shopUrl },
      body: new URLSearchParams({ intent: 'order', sku: 'p550-black', quantity: '1' }),
    });
    expect([answer.status, (await answer.text()).includes(text)]).toEqual([422, true]);
  },
);

test('a refusal is told whichever variant the page shows', async ({ shopUrl }) => {
  const answer = await fetch(`${shopUrl}/paracord-550-type-iii-black`, {
    method: 'POST',
    headers: { origin: shopUrl },
    body: new URLSearchParams({ intent: 'order', sku: 'p550-black-30m', quantity: '9999' }),
  });
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining('The requested quantity is not available'),
  ]);
});

test('what runs out between cart and order is told at every step, and by the order itself', async ({
  visit,
  askShop,
}) => {
  const rare = 'p550-neon-green-5m';
  const page = await visit({ language: 'de-DE' });
  const shopper = new Shopper(page, 'de-DE');
  await setStock(rare, 20_000);
  await shopper.putInCart(askShop, rare, 10);
  await shopper.startCheckout();
  await shopper.shipTo(addresses.DE, /DHL|DPD/);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await shopper.agreeToTerms();

  await setStock(rare, 0);
  await page.locator('main form button[type=submit]').click();
  const told = page.getByRole('alert').getByText(shopper.text('cart.news.qtyNotAvailable'));
  await told.waitFor();
  expect(new URL(page.url()).pathname).toBe('/de/checkout/cart');
  await page.getByText(shopper.text('cart.problems.someSoldOut')).waitFor();
  for (const step of ['customer', 'shipping', 'billing', 'payment']) {
    await page.goto(`/de/checkout/${step}`);
    await told.waitFor();
  }

  // What came back can be ordered, with everything that was said before.
  await setStock(rare, 20_000);
  await page.goto('/de/checkout/payment');
  await shopper.pay('PayPal', 'paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();
});
