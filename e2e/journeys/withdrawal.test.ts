import { expectNoBarriers } from '../expectations/barriers.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { expect, test } from '../journey.ts';
import { refusedForm } from '../page-faults.ts';
import { addresses } from '../shopping/addresses.ts';
import { boughtOrder, merchantOf } from '../shopping/bought-order.ts';
import { signedIn } from '../shopping/customer.ts';
import { freshEmail, letterTo } from '../shopping/letters.ts';
import { Shopper } from '../shopping/shopper.ts';

const cord = 'p550-black-5m';
const items = [{ sku: cord, quantity: 10 }];

/** Times are kept on one line. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('a customer withdraws in two steps, has a label and a receipt, and sees the money go back (de)', async ({
  visit,
  shopUrl,
}) => {
  const page = await visit({ language: 'de-DE', viewport: { width: 390, height: 844 } });
  const shopper = new Shopper(page, 'de-DE');
  const text = (key: string, values = {}) => shopper.text(`orders.withdrawal.${key}`, values);
  const email = freshEmail('withdraws');
  const customer = await signedIn(page, shopUrl, email);
  const { number } = await boughtOrder(shopUrl, { email, items, locale: 'de-DE', customer });
  const merchant = await merchantOf(shopUrl);
  await merchant.orders.ship(number, { trackingNumber: null });
  await merchant.orders.deliver(number);

  await page.goto(`/de/customer/orders/${number}`);
  await page.getByRole('link', { name: 'Vertrag hier widerrufen' }).click();
  await page.getByRole('heading', { level: 1, name: text('choose') }).waitFor();
  await expectNoBarriers(page, 'the first step of a withdrawal');
  await expectNoSidewaysScroll(page);
  // Nothing chosen is nothing to confirm.
  await page.getByRole('button', { name: text('continue') }).click();
  await page.getByText(text('nothingChosen')).waitFor();
  await page.getByLabel(text('quantity')).selectOption('4');
  await page.getByRole('button', { name: text('continue') }).click();
  await page.getByText(text('statement', { number })).waitFor();
  expect(await page.getByLabel(text('name')).inputValue()).toBe('Ada Jansen');
  await page.getByText(text('receipt', { email })).waitFor();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await page.getByRole('heading', { level: 1, name: text('done') }).waitFor();
  const received = (await page.locator('time').textContent()) ?? '';
  expect(plain(received)).toMatch(/^Eingegangen am .* um \d\d:\d\d Uhr niederländischer Zeit$/);
  await expectNoBarriers(page, 'the result of a withdrawal');
  // To look again changes nothing.
  await page.reload();
  expect(await page.locator('time').textContent()).toBe(received);

  const receipt = plain(await letterTo(email, 'withdrawal-receipt'));
  const [, moment = ''] = /^Eingegangen am (.*)$/.exec(plain(received)) ?? [];
  for (const told of [number, moment, 'Ada Jansen', 'Du widerrufst den Vertrag'])
    expect(receipt).toContain(told);
  const [, returnNumber = ''] = /(R\d{8})/.exec(receipt) ?? [];

  const label = await page.getByRole('link', { name: text('label') }).getAttribute('href');
  const file = await page.request.get(label ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');

  expect(await merchant.returns.receive(returnNumber)).toMatchObject({ ok: true });
  expect(await letterTo(email, 'return-received')).toContain(returnNumber);
  expect(await merchant.returns.refund(returnNumber)).toMatchObject({ ok: true });
  await page.getByRole('link', { name: text('toOrder') }).click();
  await page.getByText(text('states.refunded'), { exact: true }).waitFor();
  await page.getByText(text('refunded', { amount: '' }).trim()).waitFor();
  // There is still something left to withdraw.
  await page.getByRole('link', { name: text('link') }).waitFor();
  await expectNoSidewaysScroll(page);
  // The same among all returns.
  await page.getByRole('link', { name: shopper.text('screens.returns') }).click();
  await page.getByRole('heading', { level: 2, name: text('number', { number: returnNumber }) }).waitFor();
  await page.getByText(text('states.refunded'), { exact: true }).waitFor();
  await expectNoBarriers(page, 'the list of returns');
});

test('a guest finds the order and withdraws before it is sent, without scripts (en)', async ({
  visit,
  shopUrl,
}) => {
  const page = await visit({ javaScriptEnabled: false, provokes: refusedForm });
  const shopper = new Shopper(page, 'en');
  const text = (key: string, values = {}) => shopper.text(`orders.withdrawal.${key}`, values);
  const email = freshEmail('guest-withdraws');
  const freeLength = { sku: 'shk03-black-1m', quantity: 2.5 };
  const { number } = await boughtOrder(shopUrl, { email, items: [...items, freeLength] });

  await page.goto('/orders');
  await page.locator('#lookup-number').fill(number);
  await page.locator('#lookup-email').fill(email);
  await page.locator('#lookup-lastname').fill('Jansen');
  await page.getByRole('button', { name: shopper.text('orders.lookup.submit') }).click();
  await page.getByRole('link', { name: 'Withdraw from contract here' }).click();
  await page.getByText('This was cut to a length of your own.').waitFor();
  await page.getByRole('link', { name: text('all') }).click();
  await page.getByLabel(text('name')).fill('A');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.getByText(shopper.text('form.problems.tooShort')).first().waitFor();
  await page.getByLabel(text('name')).fill('Ada Jansen');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.getByRole('heading', { level: 1, name: text('done') }).waitFor();
  await page.getByText(text('undone')).waitFor();
  // Nothing was sent, so nothing is to be sent back.
  expect(await page.getByRole('link', { name: text('label') }).count()).toBe(0);
  expect(await letterTo(email, 'withdrawal-receipt')).toMatch(/\d{4} at \d\d:\d\d, Dutch time/);
  await letterTo(email, 'refund');
  await page.getByRole('link', { name: text('toOrder') }).click();
  await page.getByText(text('states.refunded'), { exact: true }).waitFor();

  // A token of nobody tells nothing.
  await page.goto('/orders/withdraw?token=nobody-has-this-token');
  await page.getByText(shopper.text('orders.lookup.unknown')).waitFor();
});

test('a course is bought with one tick more, and its withdrawal says why that is not possible (pl)', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'pl-PL', viewport: { width: 390, height: 844 } });
  const shopper = new Shopper(page, 'pl-PL');
  await shopper.putInCart(askShop, 'course-splicing');
  const email = freshEmail('course');
  await shopper.startCheckout(email);
  await shopper.fillAddress('billing', addresses.NL);
  await shopper.button('checkout.continue').click();
  await page.waitForURL(/\/checkout\/payment/);
  const consent = page.getByRole('checkbox', { name: /tracę przez to prawo odstąpienia/ });
  await consent.check();
  await expectNoBarriers(page, 'the payment step with digital content');
  await expectNoSidewaysScroll(page);
  await consent.uncheck();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await shopper.agreeToTerms();
  await page.locator('main form button[type=submit]').click();
  await page.getByText(shopper.text('form.problems.contentConsent')).first().waitFor();
  await consent.check();
  await page.locator('main form button[type=submit]').click();
  await shopper.decide('paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();
  expect(plain(await letterTo(email, 'order-confirmation'))).toContain('utratę prawa odstąpienia');
  const token = new URL(page.url()).searchParams.get('token') ?? '';
  await page.goto(`/pl/orders/withdraw?token=${token}`);
  await page.getByText('dlatego prawo odstąpienia wygasło').waitFor();
});
