import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { letterTo } from '../shopping/letters.ts';
import { Shopper } from '../shopping/shopper.ts';

const cord = 'p550-black-5m';
const addresses = {
  NL: { country: 'NL', street: 'Touwslagersweg 12', postcode: '1704 AB', city: 'Heerhugowaard' },
  DE: { country: 'DE', street: 'Hauptstraße 1', postcode: '10115', city: 'Berlin' },
  GB: { country: 'GB', street: '1 High Street', postcode: 'EC1A 1BB', city: 'London' },
  PL: { country: 'PL', street: 'Długa 1', postcode: '00-950', city: 'Warszawa' },
};

test('a guest collects at a pickup point, pays, and finds the order again', async ({ visit, askShop }) => {
  const page = await visit({ language: 'nl-NL' });
  const shopper = new Shopper(page, 'nl-NL');
  await shopper.putInCart(askShop, cord, 10);
  await shopper.startCheckout();
  await shopper.shipTo(addresses.NL, /DHL/);
  await page
    .getByRole('group', { name: shopper.text('checkout.points.choose') })
    .getByRole('radio')
    .nth(1)
    .check();
  await shopper.button('checkout.points.use').click();
  await shopper.billToSameAddress();
  await shopper.pay('iDEAL', 'paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();
  await page.reload();
  await shopper.heading('orders.outcomes.paid.title').waitFor();
  await page.getByText('DHL (demo 2)').waitFor();
  const number = await shopper.orderNumber();

  await page.goto('/nl/orders');
  await page.getByLabel(shopper.text('orders.fields.number')).fill(number);
  await page.getByLabel(shopper.text('checkout.fields.email')).fill('ada@example.com');
  await page.getByLabel(shopper.text('checkout.fields.lastname')).fill('jansen');
  await shopper.button('orders.lookup.submit').click();
  await page.waitForURL(/\/orders\/view/);
  await page.getByRole('link', { name: /^Factuur \S+ downloaden$/ }).waitFor();
});

test('a payment that fails leaves the cart, and the next one succeeds', async ({ visit, askShop }) => {
  const page = await visit({ language: 'pl-PL' });
  const shopper = new Shopper(page, 'pl-PL');
  await shopper.putInCart(askShop, cord, 10);
  await shopper.startCheckout();
  await shopper.shipTo(addresses.PL, /InPost|DPD/);
  await shopper.billToSameAddress();
  await shopper.pay('PayPal', 'failed');
  await page.getByRole('alert').getByText(shopper.text('checkout.paymentFailed')).waitFor();
  await page.getByRole('link', { name: shopper.text('orders.outcomes.failed.otherMethod') }).click();
  await shopper.pay('Klarna', 'failed');
  await shopper.button('orders.outcomes.failed.again').click();
  await shopper.decide('paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();
  await page.goto('/pl/checkout/payment');
  await page.getByText(shopper.text('cart.empty.title')).waitFor();
});

test('a company in Germany with a VAT number is not charged VAT', async ({ visit, askShop }) => {
  const page = await visit({ language: 'de-DE' });
  const shopper = new Shopper(page, 'de-DE');
  await shopper.putInCart(askShop, cord, 10);
  await page.getByText(/davon MwSt\. 19/).waitFor();
  await shopper.startCheckout('einkauf@example.com', { name: 'Seil GmbH', vatNumber: 'DE136695976' });
  await shopper.shipTo(addresses.DE, /DHL|DPD/);
  await shopper.billToSameAddress();
  await page.getByText(shopper.text('cart.totals.reverseCharge')).last().waitFor();
  expect(await page.getByText(/MwSt\. \d/).count()).toBe(0);
  await shopper.pay('PayPal', 'paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();
});

test.for([
  { quantity: 1, isAbove: false },
  { quantity: 3, isAbove: true },
])(
  'to Britain, above 135 GBP is $isAbove: VAT and its warning',
  async ({ quantity, isAbove }, { visit, askShop }) => {
    const page = await visit({ language: 'en-GB' });
    const shopper = new Shopper(page, 'en-GB');
    await shopper.putInCart(askShop, 'tool-hot-knife', quantity);
    await shopper.startCheckout();
    await shopper.shipTo(addresses.GB, /Home delivery/);
    await shopper.billToSameAddress();
    expect(await page.getByText(shopper.text('cart.importDuties')).count()).toBe(isAbove ? 1 : 0);
    expect((await page.getByText(/of which VAT 20/).count()) > 0).toBe(!isAbove);
    await shopper.pay('PayPal', 'paid');
    await shopper.heading('orders.outcomes.paid.title').waitFor();
  },
);

test('without scripts a course is bought: no shipping step, and every mistake is explained', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ javaScriptEnabled: false, provokes: [/422/] });
  const shopper = new Shopper(page, 'en');
  await shopper.putInCart(askShop, 'course-splicing');
  await page.goto('/checkout/payment');
  await shopper.heading('screens.checkoutCustomer').waitFor();
  await shopper.button('checkout.continue').click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /E-mail address/ })
    .waitFor();
  await page.goto('/checkout/cart');
  await shopper.startCheckout();
  await shopper.heading('screens.checkoutBilling').waitFor();
  await shopper.fillAddress('billing', { ...addresses.NL, postcode: '12345' });
  await shopper.button('checkout.continue').click();
  await page.getByRole('alert').getByText(shopper.text('checkout.problems.zip')).waitFor();
  expect(await page.locator('#billing-city').inputValue()).toBe('Heerhugowaard');
  await page.locator('#billing-postcode').fill('1704 AB');
  await shopper.button('checkout.continue').click();
  await shopper.pay('iDEAL', 'paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();
});

test('a gift card is bought, pays a part of one order and all of the next', async ({ visit, askShop }) => {
  const page = await visit();
  const shopper = new Shopper(page, 'en');
  await page.goto('/bowline-gift-card');
  await hydrated(page);
  await page.getByLabel(shopper.text('cart.giftCard.amount')).fill('50');
  await page.getByLabel(shopper.text('cart.giftCard.sender'), { exact: true }).fill('Ada Jansen');
  await page.getByLabel(shopper.text('cart.giftCard.recipient'), { exact: true }).fill('Grace Hopper');
  await page.getByLabel(shopper.text('cart.giftCard.recipientEmail')).fill('grace@example.com');
  await shopper.button('product.addToCart').click();
  await shopper.openCart();
  await shopper.startCheckout();
  await shopper.fillAddress('billing', addresses.NL);
  await shopper.button('checkout.continue').click();
  await shopper.pay('iDEAL', 'paid');
  const code = /\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2,}\b/.exec(await letterTo('grace@example.com'))?.[0] ?? '';

  for (const { quantity, isFree } of [
    { quantity: 10, isFree: true },
    { quantity: 30, isFree: false },
  ]) {
    await shopper.putInCart(askShop, cord, quantity);
    await page.getByText(shopper.text('cart.giftCardCode.title')).click();
    await page.getByLabel(shopper.text('cart.giftCardCode.label')).fill(code);
    await page.locator('form:has(#gift-card-code) button').click();
    await page.getByText(shopper.text('cart.totals.giftCard', { ending: code.slice(-4) })).waitFor();
    await shopper.startCheckout();
    await shopper.shipTo(addresses.NL, /PostNL/);
    await shopper.billToSameAddress();
    if (isFree) {
      await shopper.agreeToTerms();
      await shopper.button('checkout.placeOrder').click();
    } else await shopper.pay('iDEAL', 'paid');
    await shopper.heading('orders.outcomes.paid.title').waitFor();
  }
});

test('the form is checked as it is filled in, by the rules of the country', async ({ visit, askShop }) => {
  const page = await visit({ language: 'en-US' });
  const shopper = new Shopper(page, 'en-US');
  await shopper.putInCart(askShop, cord, 20);
  await shopper.startCheckout();
  await hydrated(page);
  await page.locator('#shipping-country').selectOption('US');
  const zip = page.locator('#shipping-postcode');
  await zip.fill('1704 AB');
  await zip.blur();
  await page.getByText(shopper.text('checkout.problems.zip')).waitFor();
  await zip.fill('94103');
  await expect.poll(() => page.getByText(shopper.text('checkout.problems.zip')).count()).toBe(0);
  await shopper.button('checkout.toMethods').click();
  const summary = page.getByRole('alert');
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.getByRole('link', { name: /^State or province/ }).click();
  await expect
    .poll(() => page.locator('#shipping-region').evaluate((e) => e === document.activeElement))
    .toBe(true);
});
