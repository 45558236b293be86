import { expectNoBarriers } from '../expectations/barriers.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { Customer } from '../shopping/customer.ts';
import { freshEmail, letterTo } from '../shopping/letters.ts';
import { shopDatabase } from '../shopping/shop-database.ts';

interface Subscribers {
  newsletter_subscriber: { email: string; status: string; way_out: string };
}

const subscriber = async (email: string) => {
  const { kysely } = await shopDatabase<Subscribers>();
  return kysely
    .selectFrom('newsletter_subscriber')
    .select(['status', 'way_out'])
    .where('email', '=', email)
    .executeTakeFirst();
};

for (const javaScriptEnabled of [true, false]) {
  test(`from the footer by letter to the way out (${javaScriptEnabled ? 'with' : 'without'} scripts)`, async ({
    visit,
  }) => {
    const page = await visit({ language: 'pl-PL', javaScriptEnabled });
    const text = (key: string) => textIn('pl-PL', key);
    const email = freshEmail('reader');
    await page.goto('/pl/faq');
    await page.locator('#footer-newsletter-email').fill(email);
    await page
      .locator('footer')
      .getByRole('button', { name: text('newsletter.submit') })
      .click();
    await page.getByText(text('newsletter.sent')).waitFor();

    const letter = await letterTo(email, 'newsletter-confirmation');
    await page.goto(/http\S+\/pl\/newsletter\/confirm\?key=[\w-]+/.exec(letter)?.[0] ?? '');
    // Looking at the page is not agreeing.
    expect((await subscriber(email))?.status).toBe('unconfirmed');
    if (javaScriptEnabled) await expectNoBarriers(page, 'confirming the newsletter');
    await page.getByRole('button', { name: text('newsletter.confirmSubmit') }).click();
    await page.getByText(text('newsletter.confirmed')).waitFor();
    const subscribed = await subscriber(email);
    expect(subscribed?.status).toBe('subscribed');

    await page.goto(`/pl/newsletter/unsubscribe?way_out=${subscribed?.way_out}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('newsletter.leaveSubmit') })
      .click();
    await page.getByText(text('newsletter.left')).waitFor();
    expect((await subscriber(email))?.status).toBe('unsubscribed');
  });
}

test('a customer ticks it while registering, and decides anew in the account', async ({ visit, shopUrl }) => {
  const page = await visit({ language: 'de-DE', javaScriptEnabled: false });
  const customer = new Customer(page, 'de-DE');
  const { email } = customer;
  await page.goto('/de/customer/account/create');
  const tick = page.locator('#register-newsletter');
  expect(await tick.isChecked()).toBe(false);
  await tick.check();
  await customer.register();
  await page.getByText(customer.text('account.news.welcome')).waitFor();
  const letter = await letterTo(email, 'newsletter-confirmation');

  // Nobody is told about an address that is not confirmed.
  await page.goto('/de/customer/account/notifications');
  await page.getByText(customer.text('account.notifications.unconfirmed', { email })).waitFor();
  await page.goto(await customer.linkIn('customer-welcome'));
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByText(customer.text('account.news.confirmed')).waitFor();
  await page.goto(/http\S+\/de\/newsletter\/confirm\?key=[\w-]+/.exec(letter)?.[0] ?? '');
  await page.getByRole('button', { name: customer.text('newsletter.confirmSubmit') }).click();

  await page.goto('/de/customer/account/notifications');
  await page.getByText(customer.text('account.notifications.subscribed', { email })).waitFor();
  const card = page.getByRole('main');
  await card.getByRole('button', { name: customer.text('newsletter.leaveSubmit') }).click();
  await page.getByText(customer.text('account.news.newsletterLeft')).waitFor();
  await card.getByRole('button', { name: customer.text('newsletter.submit') }).click();
  await page.getByText(customer.text('account.news.newsletterJoined')).waitFor();

  // As a mail program does it: a POST from nowhere.
  const wayOut = (await subscriber(email))?.way_out;
  const answer = await fetch(new URL(`/newsletter/one-click/${wayOut}`, shopUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  await page.goto('/de/customer/account/notifications');
  await page.getByText(customer.text('account.notifications.notSubscribed')).waitFor();
});

test('a used or foreign link says so and changes nothing', async ({ visit }) => {
  const page = await visit({ provokes: [/422/] });
  await page.goto('/newsletter/confirm?key=nobody');
  await page.getByRole('main').getByRole('button').click();
  await page.getByText('This link is not valid any more. Please subscribe again.').waitFor();
});
