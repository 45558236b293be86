import { createMail } from '@bowline/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importCatalogue } from '../src/index.ts';
import {
  createStockReminders,
  forgetReminders,
  stockReminderJobs,
} from '../src/modules/stock-reminders/index.ts';
import { createRateLimiter, defaultSettings } from '../src/modules/stores/index.ts';
import { createTestCommerce, refusalOf, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
beforeEach(async () => {
  await commerce.database.pool.query('truncate stock_reminder, rate_limit');
  await commerce.database.pool.query(
    "update stock_pool set quantity = case key when 'gone' then 0 else 50 end where key in ('gone', 'blue-cord')",
  );
});
afterAll(() => commerce.close());

const shop = () => commerce;

const mutation = `mutation Remind($email: String!, $product: Int!) {
  subscribeStockReminder(email: $email, product_id: $product) { success message } }`;

const subscribe = (email: string, product: number, options: { store?: string; from?: string } = {}) =>
  shop().query(mutation, {
    method: 'POST',
    variables: { email, product },
    ...(options.store && { store: options.store }),
    ...(options.from && { headers: { 'X-Forwarded-For': options.from } }),
  });

async function idOf(sku: string): Promise<number> {
  const { rows } = await shop().database.pool.query('select id from product where sku = $1', [sku]);
  return rows[0].id;
}

async function reminders(): Promise<unknown[]> {
  const { rows } = await shop().database.pool.query(
    'select sku, email, locale from stock_reminder order by id',
  );
  return rows;
}

const service = () =>
  createStockReminders(shop().database, createRateLimiter(shop().database), {
    current: async () => ({
      settings: defaultSettings,
      of: () => {
        throw new Error('Reminders need settings alone');
      },
    }),
  });

describe('asking for a reminder', () => {
  test('rule 1: it is kept with the language of the store, and confirmed in it', async () => {
    const answer = await subscribe('Anna@Example.com', await idOf('BEAD-1'), { store: 'nl_NL' });
    expect(answer.data).toEqual({
      subscribeStockReminder: {
        success: true,
        message: 'Wij mailen je eenmalig zodra dit product weer op voorraad is.',
      },
    });
    expect(await reminders()).toEqual([{ sku: 'bead-1', email: 'anna@example.com', locale: 'nl-NL' }]);
  });

  test('rule 2: asking again changes nothing but the language, and the answer stays the same', async () => {
    const first = await subscribe('anna@example.com', await idOf('BEAD-1'));
    const second = await subscribe(' ANNA@example.com', await idOf('BEAD-1'));
    expect(second.data).toEqual(first.data);
    await subscribe('anna@example.com', await idOf('BEAD-1'), { store: 'de_DE' });
    expect(await reminders()).toEqual([{ sku: 'bead-1', email: 'anna@example.com', locale: 'de-DE' }]);
  });

  test('rule 2: many at the same time leave one', async () => {
    const id = await idOf('CORD-BLUE-500');
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('anna@example.com', id)));
    expect(answers.map(({ errors }) => errors)).toEqual(Array.from({ length: 10 }));
    expect(await reminders()).toHaveLength(1);
  });

  test('rule 3: what is no e-mail address is refused', async () => {
    expect(refusalOf(await subscribe('anna', await idOf('BEAD-1')))).toEqual({
      message: 'Enter a valid email address.',
      category: 'graphql-input',
      status: 200,
    });
  });

  test('rule 3: a product that is not there is refused', async () => {
    const refused = {
      message: "The product that was requested doesn't exist. Verify the product and try again.",
      category: 'graphql-no-such-entity',
    };
    expect(refusalOf(await subscribe('anna@example.com', 4711))).toMatchObject(refused);
    expect(refusalOf(await subscribe('anna@example.com', await idOf('SWITCHED-OFF')))).toMatchObject(refused);
    expect(await reminders()).toEqual([]);
  });

  test('rule 3: more than ten in an hour for one address are too many', async () => {
    const id = await idOf('BEAD-1');
    for (let wish = 0; wish < 10; wish += 1) await subscribe('anna@example.com', id);
    expect(refusalOf(await subscribe('Anna@example.com', id))).toMatchObject({
      message: 'Too many requests. Please try again later.',
      category: 'graphql-input',
    });
    expect((await subscribe('bob@example.com', id)).errors).toBeUndefined();
  });

  test('rules 3 and 4: more than thirty in an hour from one place are too many', async () => {
    const id = await idOf('BEAD-1');
    const from = (place: string, visitor: number) =>
      subscribe(`visitor-${visitor}@example.com`, id, { from: `198.51.100.${visitor}, ${place}` });
    for (let visitor = 0; visitor < 30; visitor += 1) await from('203.0.113.7', visitor);
    expect(refusalOf(await from('203.0.113.7', 30))?.message).toContain('Too many requests');
    expect((await from('203.0.113.8', 31)).errors).toBeUndefined();
  });

  test('161: by POST only', async () => {
    const answer = await shop().query(
      'mutation { subscribeStockReminder(email: "a@b.cd", product_id: 1) { success } }',
    );
    expect(answer.status).toBe(405);
  });
});

describe('reminders that are due', () => {
  const refill = (pool: string) =>
    shop().database.pool.query('update stock_pool set quantity = 5000 where key = $1', [pool]);

  test('rule 6: none while nothing can be bought, all when it is back', async () => {
    const id = await idOf('BEAD-1');
    await subscribe('anna@example.com', id);
    await subscribe('bob@example.com', id, { store: 'sv_SE' });
    expect(await service().remindersDue(id)).toEqual([]);
    await refill('gone');
    expect(await service().remindersDue(id)).toMatchObject([
      { sku: 'BEAD-1', email: 'anna@example.com', locale: 'en' },
      { sku: 'BEAD-1', email: 'bob@example.com', locale: 'sv-SE' },
    ]);
  });

  test('rule 6: a variant that is back concerns those who wait for its product, but not for its siblings', async () => {
    const variant = await idOf('CORD-BLUE-500');
    await subscribe('anna@example.com', await idOf('CORD-BLUE'));
    await subscribe('bob@example.com', variant);
    await subscribe('carol@example.com', await idOf('CORD-BLUE-100'));
    await refill('blue-cord');
    const due = await service().remindersDue(variant);
    expect(due.map(({ email }) => email)).toEqual(['anna@example.com', 'bob@example.com']);
  });

  test('rule 6: what was sent is forgotten', async () => {
    const id = await idOf('BEAD-1');
    await subscribe('anna@example.com', id);
    await refill('gone');
    const due = await service().remindersDue(id);
    await shop().database.transaction((transaction) =>
      forgetReminders(
        transaction,
        due.map((reminder) => reminder.id),
      ),
    );
    expect(await reminders()).toEqual([]);
  });

  test('rule 5: they outlive a new import of the catalogue', async () => {
    await subscribe('anna@example.com', await idOf('BEAD-1'));
    await importCatalogue(shop().database, sampleCatalogue);
    await refill('gone');
    expect(await service().remindersDue(await idOf('BEAD-1'))).toHaveLength(1);
  });

  test('rule 7: whoever waits gets one letter in their language, with the way to the product, and is forgotten', async () => {
    const mail = createMail({
      database: shop().database,
      log: { debug() {}, info() {}, warn() {}, error() {} },
      from: { name: 'Bowline', address: 'shop@example.com' },
      shopUrl: 'https://shop.test',
    });
    const jobs = stockReminderJobs(shop().database, { mail, baseUrl: 'https://shop.test' });
    const task = { jobId: '1', attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
    await subscribe('anna@example.com', await idOf('BEAD-1'), { store: 'de_DE' });
    await subscribe('bob@example.com', await idOf('CORD-BLUE-500'));
    await jobs['stock-reminders.tell']({}, task);
    expect(await mail.mailbox.list({ limit: 10 })).toEqual([]);
    await refill('gone');
    await refill('blue-cord');
    await Promise.all([jobs['stock-reminders.tell']({}, task), jobs['stock-reminders.tell']({}, task)]);
    const letters = await mail.mailbox.list({ limit: 10 });
    expect(letters).toHaveLength(2);
    const german = letters.find(({ locale }) => locale === 'de-DE');
    expect(german).toMatchObject({ subject: expect.stringMatching(/^Wieder auf Lager: \S/) });
    expect(german?.html).toMatch(/https:\/\/shop\.test\/de\/[\w-]+"/);
    expect(await reminders()).toEqual([]);
  });
});
