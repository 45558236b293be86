import { expectNoBarriers } from '../expectations/barriers.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { addresses } from '../shopping/addresses.ts';
import { goodPassword, manyAccountsAllowed, send, signedIn } from '../shopping/customer.ts';
import { freshEmail, letterTo } from '../shopping/letters.ts';
import { Shopper } from '../shopping/shopper.ts';
import { mostTouches, Touches } from '../shopping/touches.ts';

const cord = 'p550-black-5m';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';

  test(`a customer's first address is kept, and the next order chooses it, as it chose carrier and payment (${how})`, async ({
    visit,
    askShop,
    shopUrl,
  }) => {
    const page = await visit({ language: 'de-DE', javaScriptEnabled });
    const shopper = new Shopper(page, 'de-DE');
    const email = freshEmail('buyer');
    const token = await signedIn(page, shopUrl, email);

    await shopper.putInCart(askShop, cord, 10);
    await page.getByRole('link', { name: shopper.text('cart.toCheckout') }).click();
    // An account has an address already: the first step has nothing to ask.
    await page.waitForURL(/\/checkout\/(customer|shipping)/);
    if (page.url().includes('customer')) await shopper.button('checkout.continue').click();
    await page.waitForURL(/\/checkout\/shipping/);
    expect(
      await page.getByRole('checkbox', { name: shopper.text('checkout.fields.keepAddress') }).isChecked(),
    ).toBe(true);
    await shopper.shipTo(addresses.DE, /DHL.*Haus|Haus.*DHL|DHL/);
    await shopper.pay('PayPal', 'paid');
    await shopper.heading('orders.outcomes.paid.title').waitFor();
    expect(await page.getByText(shopper.text('orders.account.title')).count()).toBe(0);

    await shopper.putInCart(askShop, cord, 10);
    await page.goto('/de/checkout/shipping');
    if (page.url().includes('/customer')) await shopper.button('checkout.continue').click();
    await page.waitForURL(/\/checkout\/shipping/);
    // The only address of the book is no choice.
    await page.getByRole('region', { name: shopper.text('checkout.shipTo') }).waitFor();
    expect(await page.locator('[type=radio][name=address]').count()).toBe(0);
    if (javaScriptEnabled) await expectNoBarriers(page, 'the address book at the checkout');
    expect(await page.getByRole('radio', { name: /DHL/ }).first().isChecked()).toBe(true);
    await shopper.button('checkout.continue').click();
    await page.waitForURL(/\/checkout\/payment/);
    expect(await page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true);

    // Who is known is one touch away from paying.
    await page.goto('/de/checkout/cart');
    await shopper.button('checkout.asLastTime').click();
    await shopper.heading('screens.checkoutPayment').waitFor();
    expect(await page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true);

    const { customer } = await send<{ customer: { addresses: object[]; orders: { total_count: number } } }>(
      shopUrl,
      '{ customer { addresses { city } orders(scope: GLOBAL) { total_count } } }',
      {},
      token,
    );
    expect([customer.addresses.length, customer.orders.total_count]).toEqual([1, 1]);
  });
}

test('a guest on a phone is at most eighteen touches away from a paid order, and has an account made from it', async ({
  visit,
}) => {
  const page = await visit({ language: 'nl-NL', viewport: { width: 390, height: 844 }, hasTouch: true });
  const shopper = new Shopper(page, 'nl-NL');
  const touches = new Touches();
  const main = page.getByRole('main');
  await page.goto('/nl');
  await hydrated(page);
  await touches.press(main.getByRole('link').first());
  await page.waitForURL(/\/nl\/.+/);
  await touches.press(main.getByRole('article').getByRole('link').first());
  await page.locator('#order-quantity').waitFor();
  await touches.fill(page.locator('#order-quantity'), '10');
  await touches.press(shopper.button('product.addToCart'));
  await touches.press(page.getByRole('dialog').getByRole('link', { name: shopper.text('cart.toCheckout') }));
  const email = freshEmail('touches');
  await touches.fill(page.locator('#customer-email'), email);
  await touches.press(shopper.button('checkout.continue'));
  await shopper.heading('screens.checkoutShipping').waitFor();
  await expectNoSidewaysScroll(page);
  const { country: _, ...typed } = addresses.NL;
  const address = { firstname: 'Ada', lastname: 'Jansen', ...typed, phone: '+31 6 1234 5678' };
  for (const [field, value] of Object.entries(address))
    await touches.fill(page.locator(`#shipping-${field}`), value);
  await touches.press(shopper.button('checkout.continue'));
  await shopper.heading('screens.checkoutPayment').waitFor();
  expect(await page.getByRole('radio', { name: 'iDEAL' }).isChecked()).toBe(true);
  await touches.press(page.locator('#payment-terms'));
  await touches.press(page.locator('main form button[type=submit]'));
  await shopper.decide('paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();
  expect(touches.count).toBeLessThanOrEqual(mostTouches);
  await accountFromOrder(shopper, email);
});

test('without scripts, too, a guest has an account made from the order, by letter', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'nl-NL', javaScriptEnabled: false });
  const shopper = new Shopper(page, 'nl-NL');
  await shopper.putInCart(askShop, cord, 10);
  const email = freshEmail('one-click');
  await shopper.startCheckout(email);
  await shopper.shipTo(addresses.NL, /PostNL/);
  await shopper.pay('iDEAL', 'paid');
  await accountFromOrder(shopper, email);
});

async function accountFromOrder(shopper: Shopper, email: string): Promise<void> {
  await shopper.button('orders.account.submit').click();
  await shopper.page.getByText(shopper.text('orders.account.done', { email })).waitFor();
  expect(await letterTo(email, 'customer-setPassword')).toMatch(
    /\/nl\/createPassword\?email=\S+&token=[\w-]{32}/,
  );
}

test('a guest has an account made in the first step, and an address that has one hinders nobody', async ({
  visit,
  askShop,
}) => {
  const email = freshEmail('along-the-way');
  await manyAccountsAllowed();
  const start = async (javaScriptEnabled: boolean) => {
    const page = await visit({ language: 'pl-PL', javaScriptEnabled });
    const shopper = new Shopper(page, 'pl-PL');
    await shopper.putInCart(askShop, cord, 20);
    await page.getByRole('link', { name: shopper.text('cart.toCheckout') }).click();
    await page.locator('#customer-email').fill(email);
    for (const name of ['createsAccount', 'newsletter']) {
      const tick = page.locator(`#customer-${name}`);
      expect(await tick.isChecked()).toBe(false);
      await tick.check();
    }
    await page.locator('#customer-firstname').fill('Ada');
    await page.locator('#customer-lastname').fill('Kowalska');
    await page.locator('#customer-password').fill(goodPassword);
    await shopper.button('checkout.continue').click();
    await page.waitForURL(/\/checkout\/shipping/);
    return shopper;
  };

  const first = await start(false);
  await first.page.getByText(first.text('checkout.account.made')).waitFor();
  expect(await first.page.locator('#shipping-lastname').inputValue()).toBe('Kowalska');
  await letterTo(email, 'customer-welcome');
  await letterTo(email, 'newsletter-confirmation');

  const second = await start(true);
  const { page } = second;
  const notice = page.getByRole('status').filter({ hasText: second.text('checkout.account.taken') });
  await expectNoBarriers(page, 'an account that exists');
  await page.goto('/pl/checkout/customer');
  expect(await page.locator('#customer-email').inputValue()).toBe(email);
  await page.goBack();
  await notice.getByRole('link', { name: second.text('screens.login') }).click();
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(goodPassword);
  await second.button('screens.login').click();
  await page.waitForURL(/\/pl\/checkout\/shipping/);
});
