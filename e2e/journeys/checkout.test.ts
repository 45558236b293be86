import { expectTotals } from '../expectations/totals-shown.ts';
import { expectValidMarkup } from '../expectations/valid-markup.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { refusedForm } from '../page-faults.ts';
import { addresses } from '../shopping/addresses.ts';
import { cartAmounts } from '../shopping/cart-amounts.ts';
import { freshEmail, letterTo } from '../shopping/letters.ts';
import { Shopper } from '../shopping/shopper.ts';

const cord = 'p550-black-5m';

test('a guest collects at a pickup point, pays a part by gift card, finds the order again and cancels it', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'nl-NL' });
  const shopper = new Shopper(page, 'nl-NL');
  await shopper.putInCart(askShop, cord, 10);
  await shopper.enterCode('gift-card', 'demo-gift-eur-15');
  await page.getByText(shopper.text('cart.totals.toPay')).waitFor();
  const email = freshEmail('guest');
  await shopper.startCheckout(email);
  await shopper.shipToPoint(addresses.NL, /DHL/);
  await page.goto('/nl/checkout/shipping?edit');
  expect(await page.locator('#shipping-street').inputValue()).toBe('Touwslagersweg');
  expect(await page.locator('#shipping-houseNumber').inputValue()).toBe('12');
  await page.goto('/nl/checkout/billing');
  await page.getByText('Touwslagersweg 12, Heerhugowaard').waitFor();
  await shopper.button('checkout.continue').click();
  await page.waitForURL(/\/checkout\/payment/);
  const { subtotal, shipping, total, vat, toPay } = await cartAmounts(shopper, askShop);
  await expectTotals(page, {
    Subtotaal: subtotal,
    Verzending: shipping,
    Totaal: total,
    'waarvan Btw 21%': vat,
    'Cadeaubon eindigend op UR15': -15_00,
    'Te betalen': toPay,
  });
  await shopper.pay('iDEAL', 'paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();
  await page.reload();
  await shopper.heading('orders.outcomes.paid.title').waitFor();
  await page.getByText(/DHL \(demo 2\)/).waitFor();
  const number = await shopper.orderNumber();

  await page.goto('/nl/orders');
  await page.getByLabel(shopper.text('orders.fields.number')).fill(number);
  await page.getByLabel(shopper.text('checkout.fields.email')).fill(email);
  await page.getByLabel(shopper.text('checkout.fields.lastname')).fill('jansen');
  await shopper.button('orders.lookup.submit').click();
  await page.getByRole('link', { name: /^Factuur \S+ downloaden$/ }).waitFor();

  await page.getByText(shopper.text('orders.cancel.title')).click();
  await shopper.button('orders.cancel.submit').click();
  await page.getByText(shopper.text('orders.cancel.asked', { email })).waitFor();
  const letter = await letterTo(email, 'cancellation-requested');
  await page.goto(/http\S+confirm=[0-9a-f]{32}/.exec(letter)?.[0] ?? '');
  await shopper.button('orders.cancel.confirm').click();
  await page.getByText('Geannuleerd', { exact: true }).waitFor();
});

test('a payment that fails leaves the cart, and the next one succeeds', async ({ visit, askShop }) => {
  const page = await visit({ language: 'pl-PL' });
  const shopper = new Shopper(page, 'pl-PL');
  await shopper.putInCart(askShop, cord, 10);
  await shopper.startCheckout();
  await shopper.shipTo(addresses.PL, /InPost|DPD/);
  const { subtotal, shipping, total, vat } = await cartAmounts(shopper, askShop);
  await expectTotals(page, {
    'Suma częściowa': subtotal,
    Dostawa: shipping,
    Razem: total,
    'w tym VAT 23%': vat,
  });
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

test.for([true, false])(
  'a company in Germany with a VAT number is not charged VAT, with scripts: %s',
  async (javaScriptEnabled, { visit, askShop }) => {
    const page = await visit({ language: 'de-DE', javaScriptEnabled });
    const shopper = new Shopper(page, 'de-DE');
    await shopper.putInCart(askShop, cord, 10);
    await page.getByText(/davon MwSt\. 19/).waitFor();
    await shopper.startCheckout('einkauf@example.com', { name: 'Seil GmbH', vatNumber: 'DE136695976' });
    await shopper.shipTo(addresses.DE, /DHL|DPD/);
    await page.getByText(shopper.text('cart.totals.reverseCharge')).last().waitFor();
    const { subtotal, shipping, total, vat } = await cartAmounts(shopper, askShop);
    expect(vat).toBe(0);
    await expectTotals(page, { Zwischensumme: subtotal, Versand: shipping, Gesamtsumme: total });
    await shopper.pay('PayPal', 'paid');
    await shopper.heading('orders.outcomes.paid.title').waitFor();
  },
);

test('without scripts, on a domain of its own, a course is bought: no shipping step, every mistake explained', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'nl-NL', javaScriptEnabled: false, provokes: refusedForm });
  const shopper = new Shopper(page, 'nl-NL', 'http://bowline.nl');
  await shopper.putInCart(askShop, 'course-splicing');
  await page.goto('http://bowline.nl/checkout/payment');
  await shopper.heading('screens.checkoutCustomer').waitFor();
  await shopper.button('checkout.continue').click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: new RegExp(shopper.text('checkout.fields.email')) })
    .waitFor();
  await page.goto('http://bowline.nl/checkout/cart');
  const email = freshEmail('splices');
  await shopper.startCheckout(email);
  await shopper.heading('screens.checkoutBilling').waitFor();
  await shopper.fillAddress('billing', { ...addresses.NL, postcode: '12345' });
  await shopper.button('checkout.continue').click();
  await page.getByRole('alert').getByText(shopper.text('form.problems.zip')).waitFor();
  expect(await page.locator('#billing-city').inputValue()).toBe('Heerhugowaard');
  await page.locator('#billing-postcode').fill('1704 AB');
  await shopper.button('checkout.continue').click();
  await page.waitForURL(/\/checkout\/payment/);
  const { subtotal, shipping, total, vat } = await cartAmounts(shopper, askShop);
  expect(shipping).toBe(0);
  await expectTotals(page, { Subtotaal: subtotal, Totaal: total, 'waarvan Btw 21%': vat });
  // Digital content is agreed to apart, on this page and nowhere else.
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await shopper.agreeToTerms();
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('alert').getByText(shopper.text('form.problems.contentConsent')).waitFor();
  await page.getByRole('checkbox', { name: /verlies/ }).check();
  // The page of the provider is on another host: there and back the form is left behind.
  await shopper.pay('iDEAL', 'failed');
  await shopper.button('orders.outcomes.failed.again').click();
  await shopper.decide('paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();
  expect(new URL(page.url()).host).toBe('bowline.nl');
  // What was agreed to is told in the letter, and again where the contract is withdrawn.
  const number = await shopper.orderNumber();
  expect(await letterTo(email, 'order-confirmation')).toContain('herroepingsrecht');
  const token = new URL(page.url()).searchParams.get('token') ?? '';
  await page.goto(`http://bowline.nl/orders/withdraw?token=${token}`);
  await page.getByText(number).first().waitFor();
  await page.getByText('is het herroepingsrecht ervoor vervallen').waitFor();
});

test('without scripts a discount code and a gift card make an order cheaper', async ({ visit, askShop }) => {
  const page = await visit({ language: 'da-DK', javaScriptEnabled: false, provokes: refusedForm });
  const shopper = new Shopper(page, 'da-DK');
  await shopper.putInCart(askShop, 'tool-hot-knife', 8);
  await page.getByText('DEMO10', { exact: false }).first().waitFor();
  await shopper.enterCode('coupon', 'DEMO-EXPIRED');
  await page.locator('#coupon-code-error').waitFor();
  await shopper.enterCode('coupon', 'demo10');
  await page.getByText(shopper.text('cart.coupon.applied', { code: 'DEMO10' })).waitFor();
  await shopper.enterCode('gift-card', 'DEMO-GIFT-EUR-250');
  await page.locator('#gift-card-code-error').waitFor();
  await shopper.enterCode('gift-card', 'DEMO-GIFT-DKK-2000');
  await page.getByText(shopper.text('cart.totals.giftCard', { ending: '2000' })).waitFor();
  await expectValidMarkup(page);
  await shopper.startCheckout();
  await shopper.shipToPoint(addresses.DK, /Udleveringssted/, { withScripts: false });
  const { subtotal, discounts, total, vat, toPay } = await cartAmounts(shopper, askShop);
  const [forLargeOrder = 0, byCode = 0] = discounts;
  // Each takes a tenth of what is left.
  expect(discounts).toEqual([Math.round(subtotal / 10), Math.round((subtotal - forLargeOrder) / 10)]);
  const totals = {
    Mellemsum: subtotal,
    'Rabat på større ordrer': -forLargeOrder,
    DEMO10: -byCode,
    Forsendelse: 0,
    'I alt': total,
    'heraf Moms 25 %': vat,
    'Gavekort, der ender på 2000': -2_000_00,
    'At betale': toPay,
  };
  await expectValidMarkup(page);
  await expectTotals(page, totals);
  await shopper.pay('PayPal', 'paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();
  await expectValidMarkup(page);
  await expectTotals(page, totals);
});

test('a gift card is bought, comes by mail, and pays for an order without a payment', async ({
  visit,
  askShop,
}) => {
  const page = await visit();
  const shopper = new Shopper(page, 'en');
  await page.goto('/bowline-gift-card');
  await hydrated(page);
  await page.getByLabel(shopper.text('cart.giftCard.amount')).fill('50');
  await page.getByLabel(shopper.text('cart.giftCard.sender'), { exact: true }).fill('Ada Jansen');
  await page.getByLabel(shopper.text('cart.giftCard.recipient'), { exact: true }).fill('Grace Hopper');
  const email = freshEmail('grace');
  await page.getByLabel(shopper.text('cart.giftCard.recipientEmail')).fill(email);
  await shopper.button('product.addToCart').click();
  await shopper.openCart();
  await shopper.startCheckout();
  await shopper.fillAddress('billing', addresses.NL);
  await shopper.button('checkout.continue').click();
  await page.waitForURL(/\/checkout\/payment/);
  await expectTotals(page, { Subtotal: 50_00, Total: 50_00 });
  await shopper.pay('iDEAL', 'paid');
  const letter = await letterTo(email, 'gift-card');
  const code = /\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2,}\b/.exec(letter)?.[0] ?? '';

  await shopper.putInCart(askShop, cord, 10);
  await shopper.enterCode('gift-card', code);
  await page.getByText(shopper.text('cart.totals.giftCard', { ending: code.slice(-4) })).waitFor();
  await shopper.startCheckout();
  await shopper.shipTo(addresses.NL, /PostNL/);
  const { subtotal, shipping, total, vat } = await cartAmounts(shopper, askShop);
  await expectTotals(page, {
    Subtotal: subtotal,
    Shipping: shipping,
    Total: total,
    'of which VAT 21%': vat,
    [shopper.text('cart.totals.giftCard', { ending: code.slice(-4) })]: -total,
    'To pay': 0,
  });
  await shopper.orderForNothing();
  await shopper.heading('orders.outcomes.paid.title').waitFor();
});

test('a gift card tells in cart, checkout and order on which day it is sent, and comes back when it was taken out', async ({
  visit,
}) => {
  const page = await visit({ javaScriptEnabled: false });
  const shopper = new Shopper(page, 'en');
  await page.goto('/bowline-gift-card');
  const facts = {
    amount: '25',
    sender: 'Ada Jansen',
    recipient: 'Grace Hopper',
    recipientEmail: 'grace-later@example.com',
    message: 'For your next knots',
    deliveryDate: '2027-01-15',
  };
  for (const [field, value] of Object.entries(facts))
    await page.locator(`#gift-card-order-${field}`).fill(value);
  await shopper.button('product.addToCart').click();
  await shopper.openCart();
  const told = shopper.text('cart.giftCard.on', { date: '15 January 2027' });
  const day = () => page.getByText(told).filter({ visible: true }).first();
  await day().waitFor();
  await page.getByRole('button', { name: new RegExp(shopper.text('cart.removeOf', { name: '.*' })) }).click();
  await page.getByText(shopper.text('cart.news.removed')).waitFor();
  // Whom it is for is nothing for an address.
  expect(page.url()).not.toContain('grace');
  await shopper.button('cart.undo').click();
  await day().waitFor();
  await page.getByText(facts.message).first().waitFor();

  await shopper.startCheckout('ada-later@example.com');
  await day().waitFor();
  await shopper.fillAddress('billing', addresses.NL);
  await shopper.button('checkout.continue').click();
  await page.waitForURL(/\/checkout\/payment/);
  await shopper.pay('iDEAL', 'paid');
  await day().waitFor();
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
  await page.getByText(shopper.text('form.problems.zip')).waitFor();
  await zip.fill('94103');
  await expect.poll(() => page.getByText(shopper.text('form.problems.zip')).count()).toBe(0);
  await shopper.button('checkout.continue').click();
  const summary = page.getByRole('alert');
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.getByRole('link', { name: /^State or province/ }).click();
  await expect
    .poll(() => page.locator('#shipping-region').evaluate((e) => e === document.activeElement))
    .toBe(true);
  // What is mended leaves the summary, and takes nobody's place away.
  const complaints = await summary.getByRole('listitem').count();
  await page.locator('#shipping-region').selectOption('CA');
  await expect.poll(() => summary.getByRole('listitem').count()).toBe(complaints - 1);
  await shopper.fillAddress('shipping', addresses.US);
  await expect.poll(() => summary.count()).toBe(0);
});

test('a company without a VAT number goes on with VAT and is told; payment waits for the billing step', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'de-DE', javaScriptEnabled: false });
  const shopper = new Shopper(page, 'de-DE');
  await shopper.putInCart(askShop, cord, 10);
  await shopper.startCheckout('einkauf@example.com', { name: 'Seil GmbH', vatNumber: '' });
  await page.getByText(shopper.text('checkout.businessWithVat')).waitFor();
  await shopper.fillAddress('shipping', addresses.DE);
  await page.getByLabel(shopper.text('checkout.fields.billsHere')).uncheck();
  await shopper.button('checkout.continue').click();
  await page.waitForURL(/\/checkout\/billing/);
  await page.goto('/de/checkout/payment');
  await shopper.heading('screens.checkoutBilling').waitFor();
  expect(await page.getByRole('link', { name: shopper.text('screens.checkoutPayment') }).count()).toBe(0);
  await page.locator('[name=billing][value=same]').check();
  await shopper.button('checkout.continue').click();
  await page.waitForURL(/\/checkout\/payment/);
  await page.getByText(shopper.text('checkout.businessWithVat')).waitFor();
  const { vat } = await cartAmounts(shopper, askShop);
  expect(vat).toBeGreaterThan(0);
  await page.goto('/de/checkout/payment');
  await shopper.heading('screens.checkoutPayment').waitFor();
});
