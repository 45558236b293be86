import { totalsShown } from '../expectations/totals-shown.ts';
import { expectValidMarkup } from '../expectations/valid-markup.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { refusedForm } from '../page-faults.ts';
import { cartAmounts } from '../shopping/cart-amounts.ts';
import { Shopper } from '../shopping/shopper.ts';

const cord = 'p550-black-5m';

test('adding opens the drawer, the header counts, and the product page knows', async ({ visit, askShop }) => {
  const page = await visit({ language: 'nl-NL' });
  const shopper = new Shopper(page, 'nl-NL');
  await page.goto(await shopper.productPath(askShop, cord));
  // Who presses earlier sends the form as without scripts, and finds the two in its field again on the way back.
  await hydrated(page);
  await page.getByLabel(shopper.text('product.quantity'), { exact: true }).fill('2');
  await shopper.button('product.addToCart').click();
  await shopper.openCart();
  await page.goBack();
  await page.getByText(shopper.text('cart.alreadyInCart', { quantity: '2' })).waitFor();
  await page.getByRole('link', { name: /Winkelwagen.*2 artikelen/ }).waitFor();
  await shopper.button('product.addToCart').click();
  const drawer = page.getByRole('dialog', { name: /3 artikelen/ });
  await drawer.getByText(shopper.text('cart.news.again')).waitFor();
  await drawer.getByRole('button', { name: shopper.text('cart.continueShopping') }).click();
  await expect.poll(() => drawer.isVisible()).toBe(false);

  // The header opens it again; what is done there takes effect at once, and can be undone.
  await page.getByRole('link', { name: /Winkelwagen.*3 artikelen/ }).click();
  await drawer.getByRole('button', { name: shopper.text('product.more') }).click();
  const fuller = page.getByRole('dialog', { name: /4 artikelen/ });
  await fuller.getByRole('button', { name: /Paracord 550.* verwijderen$/ }).click();
  const empty = page.getByRole('dialog').getByText(shopper.text('cart.empty.title'));
  await empty.waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shopper.text('cart.undo') })
    .click();
  await fuller.getByRole('spinbutton').fill('');
  await fuller.getByRole('spinbutton').press('Enter');
  await fuller.getByText(shopper.text('form.problems.number')).waitFor();
  await fuller.getByRole('spinbutton').fill('20');
  await fuller.getByRole('spinbutton').press('Enter');
  await page.getByRole('dialog', { name: /20 artikelen/ }).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: shopper.text('cart.toCheckout') })
    .click();
  await shopper.heading('screens.checkoutCustomer').waitFor();
});

test('a sample goes in once, and a second one is refused with the reason', async ({ visit, askShop }) => {
  const page = await visit({ javaScriptEnabled: false, provokes: refusedForm });
  const shopper = new Shopper(page, 'en');
  await shopper.putInCart(askShop, cord);
  for (const isFirst of [true, false]) {
    await page.goto('/paracord-550-type-iii-black');
    await shopper.button('cart.addSample').click();
    if (isFirst) await page.getByText(shopper.text('cart.sample'), { exact: true }).waitFor();
    else await page.getByRole('alert').getByText(shopper.text('cart.sampleInCart')).waitFor();
  }
});

test('quantities change, lines go, remarks stay, a wrong code loses nothing and a right one saves', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'pl-PL', provokes: refusedForm });
  const shopper = new Shopper(page, 'pl-PL');
  await shopper.putInCart(askShop, cord, 2);
  await page.getByText(/Minimalna wartość zamówienia to \d+,\d{2}\szł\./).waitFor();
  await hydrated(page);
  const toCheckout = { name: shopper.text('cart.toCheckout') };
  expect(await page.getByRole('button', toCheckout).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: shopper.text('cart.update') }).count()).toBe(0);
  await page.getByRole('spinbutton').fill('9');
  await page.getByRole('spinbutton').blur();
  await page.getByRole('link', toCheckout).waitFor();
  await shopper.button('product.more').click();
  await page.getByRole('status').getByText('10 artykułów').waitFor({ state: 'attached' });

  await page.getByText(shopper.text('cart.coupon.title'), { exact: true }).click();
  await page.getByLabel(shopper.text('cart.coupon.label')).fill('NO-SUCH-CODE');
  await shopper.button('cart.apply').first().click();
  await page.getByText(/kod/i).and(page.locator('[id$=-error] span')).waitFor();
  expect(await page.getByLabel(shopper.text('cart.coupon.label')).inputValue()).toBe('NO-SUCH-CODE');
  await shopper.enterCode('coupon', 'demo10');
  await page.getByText(shopper.text('cart.coupon.applied', { code: 'DEMO10' })).waitFor();
  const { subtotal, discounts, total, vat } = await cartAmounts(shopper, askShop);
  expect(discounts).toEqual([Math.round(subtotal / 10)]);
  // Before any address, for the country of the shop.
  const country = 'Polska';
  const estimated = shopper.text('cart.totals.estimatedShipping', { country });
  const { [estimated]: shipping = 0, ...sums } = await totalsShown(page);
  expect(shipping).toBeGreaterThan(0);
  expect(sums).toEqual({
    'Suma częściowa': subtotal,
    DEMO10: total - subtotal,
    Razem: total + shipping,
    'w tym VAT 23%': vat + Math.round((shipping * 23) / 123),
  });

  await page.getByText(shopper.text('cart.remarks.title'), { exact: true }).click();
  await page.getByLabel(shopper.text('cart.remarks.label')).fill('Proszę zadzwonić <b>dwa razy</b>');
  await shopper.button('cart.remarks.save').click();
  await page.getByRole('status').getByText(shopper.text('cart.news.saved')).waitFor();
  await expectValidMarkup(page);
  await page.reload();
  expect(await page.getByLabel(shopper.text('cart.remarks.label')).inputValue()).toContain('dwa razy');

  await page.getByRole('button', { name: /^Usuń Paracord / }).click();
  await page.getByText(shopper.text('cart.empty.title')).waitFor();
  await shopper.button('cart.undo').click();
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('10');
});

test('what is sold by the metre is had in tenths of one, without scripts too', async ({ visit, askShop }) => {
  const page = await visit({ language: 'nl-NL', javaScriptEnabled: false });
  const shopper = new Shopper(page, 'nl-NL');
  await shopper.putInCart(askShop, 'shk03-black-1m', 2.5);
  const quantity = page.getByRole('spinbutton');
  expect(await quantity.inputValue()).toBe('2.5');
  await quantity.fill('12.3');
  await page.getByRole('button', { name: /^Aantal van .* wijzigen$/ }).click();
  await expect.poll(() => quantity.inputValue()).toBe('12.3');
});

test('a cart that is gone is renewed, and the visitor is told', async ({ visit, askShop, shopUrl }) => {
  // The page that is left so soon may still be told its token; then the next one asks for its own again.
  const page = await visit({ provokes: [/status 403: \S+\/api\/cart$/, /a status of 403/] });
  const lost = { name: 'vsf-cart', value: 'x'.repeat(32), url: shopUrl };
  await page.context().addCookies([lost]);
  await page.goto('/checkout/cart');
  const shopper = new Shopper(page, 'en');
  await page.getByRole('status').getByText(shopper.text('cart.news.renewed')).waitFor();
  await page.context().addCookies([lost]);
  await shopper.putInCart(askShop, cord);
  expect((await page.context().cookies()).find(({ name }) => name === 'vsf-cart')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    value: expect.not.stringContaining('xxx'),
  });
});

test('writes of scripts need the token of the page', async ({ askShop, shopUrl }) => {
  const { text, cookies, headers: answered } = await askShop('/api/visitor');
  expect(JSON.parse(text)).toEqual({
    count: 0,
    compared: 0,
    csrfToken: cookies['vsf-csrf'],
    hasExpiredSession: false,
    name: null,
    wishlists: [],
  });
  expect(answered['cache-control']).toBe('private, no-store');
  const send = (headers: Record<string, string>) =>
    fetch(`${shopUrl}/api/cart`, {
      method: 'POST',
      headers: { cookie: `vsf-csrf=${cookies['vsf-csrf']}`, ...headers },
      body: new URLSearchParams({ sku: cord, quantity: '1' }),
    });
  expect((await send({})).status).toBe(403);
  expect((await send({ 'x-csrf-token': 'guessed' })).status).toBe(403);
  const answer = await send({ 'x-csrf-token': cookies['vsf-csrf'] ?? '' });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({ cart: expect.anything() }),
  ]);
});
