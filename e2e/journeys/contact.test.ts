import { type LocaleName, markets, prefixOf, staticPagePath } from '@bowline/markets';
import { barriersOf } from '../expectations/barriers.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { fetchedAll } from '../network/fetched-all.ts';
import { refusedForm, unreachedFaults } from '../page-faults.ts';

const pathOf = (page: 'contact' | 'showroom' | 'wholesale', locale: LocaleName) =>
  prefixOf(markets[locale], 'prefix_except_default') + staticPagePath(page, locale);

test.for([
  { locale: 'pl-PL', javaScriptEnabled: false },
  { locale: 'de-DE', javaScriptEnabled: true },
] as const)(
  'a message comes back with its mistakes and then arrives ($locale, scripts: $javaScriptEnabled)',
  async ({ locale, javaScriptEnabled }, { visit }) => {
    const t = (key: string, values?: Record<string, string>) => textIn(locale, key, values);
    const page = await visit({ language: locale, javaScriptEnabled, provokes: refusedForm });
    await page.goto(pathOf('contact', locale));
    if (javaScriptEnabled) await hydrated(page);
    const form = page.locator('#contact-form');
    const email = form.getByRole('textbox', { name: t('contact.fields.email') });
    const message = form.getByRole('textbox', { name: t('contact.fields.message') });
    await message.fill('Is the green one back?\nBest wishes');
    // Last, so that the button is pressed from within a field that is wrong.
    await email.fill('not-an-address');
    await form.getByRole('button', { name: t('contact.submit.contact') }).click();

    const summary = form.getByRole('alert');
    await summary.waitFor();
    expect(await summary.getByRole('link').count()).toBe(2);
    if (javaScriptEnabled)
      await expect.poll(() => summary.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.inputValue()).toBe('not-an-address');
    expect(await message.inputValue()).toBe('Is the green one back?\nBest wishes');
    await summary.getByRole('link', { name: t('form.problems.email') }).click();
    expect(new URL(page.url()).hash).toBe('#contact-email');
    if (javaScriptEnabled) expect(await barriersOf(page)).toEqual([]);

    await form.getByRole('textbox', { name: t('contact.fields.name') }).fill('Anna Knoop');
    await email.fill(`anna.${locale}@example.com`);
    await form.getByRole('button', { name: t('contact.submit.contact') }).click();
    await page.getByText(t('contact.sent.contact.title')).waitFor();
    expect(new URL(page.url()).search).toBe('?sent=contact');
  },
);

test('a network that went away before anything was touched costs nothing that is typed', async ({
  visit,
}) => {
  const t = (key: string) => textIn('en', key);
  const page = await visit({ provokes: unreachedFaults });
  await page.goto(pathOf('contact', 'en'));
  await hydrated(page);
  await fetchedAll(page);
  const form = page.locator('#contact-form');
  const message = form.getByRole('textbox', { name: t('contact.fields.message') });
  const submit = form.getByRole('button', { name: t('contact.submit.contact') });
  // Its script is fetched at the first touch; without a network the touch waits, too.
  await page.context().setOffline(true);
  await message.fill('Is the green one back?');
  await page.context().setOffline(false);
  await hydrated(page, '#contact-form');
  await form.getByRole('textbox', { name: t('contact.fields.name') }).fill('Anna Knoop');
  await form.getByRole('textbox', { name: t('contact.fields.email') }).fill('anna.offline@example.com');

  await page.context().setOffline(true);
  await submit.click();
  await page.getByText(t('device.queue.unreached')).waitFor();
  expect(await message.inputValue()).toBe('Is the green one back?');
  await page.context().setOffline(false);
  await submit.click();
  await page.getByText(t('contact.sent.contact.title')).waitFor();
});

test('a network that goes while files of the page are on their way costs nothing that is typed', async ({
  visit,
}) => {
  const page = await visit({ provokes: [...unreachedFaults, ...refusedForm] });
  const isAsked = Promise.withResolvers<void>();
  const mayFail = Promise.withResolvers<void>();
  // Of the form, but not needed for it.
  await page.route(/\/assets\/PasskeyAutofill/, async (route) => {
    isAsked.resolve();
    await mayFail.promise;
    await route.abort('internetdisconnected');
  });
  await page.goto('/customer/account/login');
  await hydrated(page, 'main form:has([type=password])');
  const email = page.locator('main form:has([type=password]) [type=email]');
  await email.fill('anna.offline@example.com');
  await isAsked.promise;
  await page.context().setOffline(true);
  mayFail.resolve();
  // What React makes of it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.context().setOffline(false);
  await page.locator('main [type=password]').fill('Knots-and-hitches-1');
  await page
    .getByRole('main')
    .getByRole('button', { name: textIn('en', 'screens.login'), exact: true })
    .click();
  await page.getByRole('main').getByRole('alert').waitFor();
  expect(await email.inputValue()).toBe('anna.offline@example.com');
  await page
    .getByRole('main')
    .getByRole('link', { name: textIn('en', 'screens.forgotPassword') })
    .click();
  await page.getByRole('heading', { level: 1, name: textIn('en', 'screens.forgotPassword') }).waitFor();
});

test.for([
  { path: '/customer/account/login', form: 'main form:has([type=password])', submit: 'screens.login' },
  { path: '/newsletter', form: 'main form:has([type=email])', submit: 'newsletter.submit' },
  { path: '/newsletter', form: 'footer form', submit: 'newsletter.submit' },
])(
  'without a network $form of $path stays as it is, and says so',
  async ({ path, form, submit }, { visit }) => {
    const t = (key: string) => textIn('en', key);
    const page = await visit({ provokes: unreachedFaults });
    await page.goto(path);
    const shown = page.locator(form).first();
    const email = shown.locator('[type=email]');
    await email.focus();
    await hydrated(page, form);
    await email.fill('anna.offline@example.com');
    const password = shown.locator('[type=password]');
    if (await password.count()) await password.fill('Knots-and-hitches-1');
    await page.context().setOffline(true);
    await shown.getByRole('button', { name: t(submit), exact: true }).click();
    await page.getByText(t('device.queue.unreached')).waitFor();
    expect(await email.inputValue()).toBe('anna.offline@example.com');
    expect(new URL(page.url()).pathname).toBe(path);
    await page.context().setOffline(false);
  },
);

test('an appointment is asked for on a working day only', async ({ visit }) => {
  const t = (key: string) => textIn('en', key);
  const page = await visit({ provokes: refusedForm, viewport: { width: 390, height: 844 } });
  await page.goto(pathOf('showroom', 'en'));
  await hydrated(page);
  await expectNoSidewaysScroll(page);
  const form = page.locator('#appointment-form');
  const day = form.getByLabel(t('contact.fields.day'), { exact: true });
  await day.fill(nextWeekday(6));
  await form.getByLabel(t('contact.fields.partOfDay')).selectOption('AFTERNOON');
  await form.getByRole('textbox', { name: t('contact.fields.name') }).fill('Anna Knoop');
  await form.getByRole('textbox', { name: t('contact.fields.email') }).fill('anna.visit@example.com');
  await form.getByRole('button', { name: t('contact.submit.appointment') }).click();
  await form.getByText(t('form.problems.closed'), { exact: true }).waitFor();
  expect(await form.getByLabel(t('contact.fields.partOfDay')).inputValue()).toBe('AFTERNOON');

  await day.fill(nextWeekday(2));
  await form.getByRole('button', { name: t('contact.submit.appointment') }).click();
  await page.getByText(t('contact.sent.appointment.title')).waitFor();
});

test('a wholesale inquiry checks the VAT number', async ({ visit }) => {
  const t = (key: string) => textIn('en', key);
  const page = await visit({ provokes: refusedForm });
  await page.goto(pathOf('wholesale', 'en'));
  await hydrated(page);
  const form = page.locator('#wholesale-form');
  await form.getByRole('textbox', { name: t('contact.fields.company') }).fill('Touw & Co');
  await form.getByLabel(t('contact.fields.country')).selectOption('NL');
  await form.getByRole('textbox', { name: t('contact.fields.vatNumber') }).fill('NL004495446B01');
  await form.getByRole('textbox', { name: t('contact.fields.name') }).fill('Anna Knoop');
  await form.getByRole('textbox', { name: t('contact.fields.email') }).fill('anna.trade@example.com');
  await form.getByRole('button', { name: t('contact.submit.wholesale') }).click();
  await form.getByText(t('form.problems.vatNumberOfCountry'), { exact: true }).waitFor();
  await form.getByRole('textbox', { name: t('contact.fields.vatNumber') }).fill('NL004495445B01');
  await form.getByRole('button', { name: t('contact.submit.wholesale') }).click();
  await page.getByText(t('contact.sent.wholesale.title')).waitFor();
});

/** The next such day that lies at least a week ahead, not at the turn of the year with its holidays. */
function nextWeekday(weekday: number): string {
  const date = new Date(Date.now() + 7 * 86_400_000);
  const isFestive = () => date.getUTCMonth() === 11 || (date.getUTCMonth() === 0 && date.getUTCDate() < 7);
  while (date.getUTCDay() !== weekday || isFestive()) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
