import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createNewsletter } from '#newsletter';
import { createTestAccounts, goodPassword, refusalOf, type TestAccounts } from '../src/testing/index.ts';

let accounts: TestAccounts;
beforeAll(async () => {
  accounts = await createTestAccounts();
});
beforeEach(async () => {
  const { pool } = accounts.commerce.database;
  await pool.query('truncate rate_limit, customer, newsletter_subscriber restart identity cascade');
  await pool.query('delete from mail_letter');
});
afterAll(() => accounts.commerce.close());

const subscribe =
  'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email, source: footer) { status } }';
const confirm = 'mutation ($key: String!) { confirmNewsletter(key: $key) }';
const leave = 'mutation ($out: String!) { unsubscribeFromNewsletter(way_out: $out) }';
const update =
  'mutation ($on: Boolean) { updateCustomerV2(input: { is_subscribed: $on }) { customer { is_subscribed } } }';
const waiting = { subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } };

const subscriber = async (email: string) => {
  const { rows } = await accounts.commerce.database.pool.query(
    'select * from newsletter_subscriber where email = $1',
    [email],
  );
  return rows[0] as { status: string; way_out: string } | undefined;
};
const steps = async () => {
  const { rows } = await accounts.commerce.database.pool.query<{ step: string; source: string }>(
    'select step, source from newsletter_consent order by id',
  );
  return rows.map(({ step, source }) => `${step} ${source}`);
};
const subscribed = async (email: string) => {
  await accounts.ask(subscribe, { email });
  await accounts.ask(confirm, { key: await accounts.linked(email, 'key') });
};
/** What is done when the links of all letters are too old. */
const forgetLater = async () => {
  await accounts.commerce.database.pool.query(
    `update newsletter_subscriber set key_expires_at = '2026-11-01T00:00:00Z' where key_digest is not null`,
  );
  const task = { jobId: '', attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
  await accounts.commerce.jobs['newsletter.forget-unconfirmed']({}, task);
};
const confirmAccount = async (email: string) =>
  accounts.ask('mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { id } } }', {
    input: { email, confirmation_key: await accounts.linked(email, 'key') },
  });

describe('for anybody', () => {
  test('rules 1, 2 and 4: a letter asks, its link subscribes once, and what was agreed is kept', async () => {
    expect((await accounts.ask(subscribe, { email: ' Ada@Example.com ' })).data).toEqual(waiting);
    expect((await subscriber('ada@example.com'))?.status).toBe('unconfirmed');
    const key = await accounts.linked('ada@example.com', 'key');
    expect((await accounts.ask(confirm, { key })).data).toEqual({ confirmNewsletter: true });
    expect((await subscriber('ada@example.com'))?.status).toBe('subscribed');
    expect(refusalOf(await accounts.ask(confirm, { key }))?.message).toContain('not valid any more');
    expect(await steps()).toEqual(['asked footer', 'confirmed letter']);
  });

  test('rule 2: known, waiting and unknown are one answer; who is subscribed gets no letter', async () => {
    await subscribed('ada@example.com');
    await accounts.commerce.database.pool.query('delete from mail_letter');
    for (const email of ['ada@example.com', 'bob@example.com', 'bob@example.com'])
      expect((await accounts.ask(subscribe, { email })).data).toEqual(waiting);
    expect((await accounts.letters()).map(({ to }) => to.address)).toEqual([
      'bob@example.com',
      'bob@example.com',
    ]);
  });

  test('rule 3: the way out works as often as it is taken, in the shop and by one click', async () => {
    await subscribed('ada@example.com');
    const out = (await subscriber('ada@example.com'))?.way_out ?? '';
    for (let time = 0; time < 2; time += 1)
      expect((await accounts.ask(leave, { out })).data).toEqual({ unsubscribeFromNewsletter: true });
    expect((await subscriber('ada@example.com'))?.status).toBe('unsubscribed');
    await subscribed('ada@example.com');
    const oneClick = (method: string) =>
      accounts.commerce.fetch(new Request(`https://shop.test/newsletter/one-click/${out}`, { method }));
    expect((await oneClick('GET')).status).toBe(303);
    expect((await subscriber('ada@example.com'))?.status).toBe('subscribed');
    expect((await oneClick('POST')).status).toBe(200);
    expect((await subscriber('ada@example.com'))?.status).toBe('unsubscribed');
    expect(refusalOf(await accounts.ask(leave, { out: 'x'.repeat(32) }))?.category).toBe(
      'graphql-no-such-entity',
    );
  });

  test('behaviour 147: what is no address is refused', async () => {
    expect(refusalOf(await accounts.ask(subscribe, { email: 'x' }))?.message).toBe(
      'Enter a valid email address.',
    );
  });

  test('rule 5: letters to one address are limited', async () => {
    const answers: boolean[] = [];
    for (let time = 0; time < 12; time += 1)
      answers.push(!(await accounts.ask(subscribe, { email: 'ada@example.com' })).errors);
    expect(answers.filter(Boolean)).toHaveLength(10);
  });

  test('rule 6: who never confirmed is forgotten after 30 days', async () => {
    await accounts.ask(subscribe, { email: 'ada@example.com' });
    await forgetLater();
    expect(await subscriber('ada@example.com')).toBeUndefined();
  });
});

describe('letters that advertise', () => {
  const advertise = (kind: 'newsletter' | 'review-invitation', address: string) => {
    const newsletter = createNewsletter(accounts.mail, 'https://shop.test', () => new Date());
    return accounts.commerce.database.transaction((transaction) =>
      newsletter.advertise(transaction, {
        kind,
        locale: 'de-DE',
        to: { address },
        subject: 'Neue Farben',
        letter: { preview: '', blocks: [{ text: 'Rot und Blau' }] },
      }),
    );
  };
  const oneClick = (url: string) => accounts.commerce.fetch(new Request(url, { method: 'POST' }));

  test('rule 7: a newsletter reaches who is subscribed, with the way out as link and header', async () => {
    await accounts.ask(subscribe, { email: 'ada@example.com' });
    expect(await advertise('newsletter', 'ada@example.com')).toBeNull();
    await accounts.ask(confirm, { key: await accounts.linked('ada@example.com', 'key') });
    await advertise('newsletter', 'ada@example.com');
    const [letter] = await accounts.letters();
    const out = (await subscriber('ada@example.com'))?.way_out;
    expect(letter).toMatchObject({
      kind: 'newsletter',
      oneClickUrl: `https://shop.test/newsletter/one-click/${out}`,
    });
    expect(letter?.text).toContain(`Abbestellen: https://shop.test/de/newsletter/unsubscribe?way_out=${out}`);
    await accounts.commerce.database.pool.query("update newsletter_subscriber set locale = 'de-DE'");
    const page = await accounts.commerce.fetch(new Request(letter?.oneClickUrl ?? ''));
    expect(page.headers.get('location')).toBe(`/de/newsletter/unsubscribe?way_out=${out}`);
    expect((await oneClick(letter?.oneClickUrl ?? '')).status).toBe(200);
    expect(await advertise('newsletter', 'ada@example.com')).toBeNull();
    expect((await steps()).at(-1)).toBe('withdrawn one-click');
  });

  test('rules 6 and 7: an invitation reaches whoever has not left, and leaving outlives what others ask for', async () => {
    const [first, second] = [
      await advertise('review-invitation', 'Bob@example.com'),
      await advertise('review-invitation', 'bob@example.com'),
    ];
    expect([first, second]).toEqual([expect.any(Number), expect.any(Number)]);
    const [letter] = await accounts.letters();
    await oneClick(letter?.oneClickUrl ?? '');
    expect(await advertise('review-invitation', 'bob@example.com')).toBeNull();
    await accounts.ask(subscribe, { email: 'bob@example.com' });
    expect(await advertise('review-invitation', 'bob@example.com')).toBeNull();
    await forgetLater();
    expect((await subscriber('bob@example.com'))?.status).toBe('unsubscribed');
    await subscribed('bob@example.com');
    expect(await advertise('review-invitation', 'bob@example.com')).not.toBeNull();
  });
});

describe('for customers', () => {
  test('rule 1, behaviours 147 and 148: a confirmed address is subscribed at once, and taken off again', async () => {
    const token = await accounts.signedUp('ada@example.com');
    await confirmAccount('ada@example.com');
    const ask = () => accounts.ask(subscribe, { email: 'ada@example.com' }, token);
    expect((await ask()).data).toEqual({ subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } });
    expect(refusalOf(await ask())?.message).toBe('This email address is already subscribed.');
    const change = async (on: boolean) => (await accounts.ask(update, { on }, token)).data;
    expect(await change(false)).toEqual({ updateCustomerV2: { customer: { is_subscribed: false } } });
    expect(await change(true)).toEqual({ updateCustomerV2: { customer: { is_subscribed: true } } });
  });

  test('rule 1: an address that is not confirmed waits for its letter', async () => {
    const token = await accounts.signedUp('ada@example.com');
    expect((await accounts.ask(update, { on: true }, token)).data).toEqual({
      updateCustomerV2: { customer: { is_subscribed: false } },
    });
    expect((await accounts.letters())[0]).toMatchObject({ kind: 'newsletter-confirmation' });
    expect(await steps()).toEqual(['asked account']);
    await accounts.ask(confirm, { key: await accounts.linked('ada@example.com', 'key') });
    // Rule 8: an account of anybody's neither learns of it, nor ends it.
    expect((await accounts.ask('{ customer { is_subscribed } }', {}, token)).data).toEqual({
      customer: { is_subscribed: false },
    });
    await accounts.ask(update, { on: false }, token);
    await accounts.ask('mutation { deleteCustomer }', {}, token);
    expect((await subscriber('ada@example.com'))?.status).toBe('subscribed');
  });

  test('rules 1 and 5: a tick while registering asks by letter; an account causes no more letters than anybody', async () => {
    const register =
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { is_subscribed } } }';
    const input = {
      firstname: 'Ada',
      lastname: 'Jansen',
      email: 'ada@example.com',
      password: goodPassword,
      is_subscribed: true,
    };
    expect((await accounts.ask(register, { input })).data).toEqual({
      createCustomerV2: { customer: { is_subscribed: false } },
    });
    expect(await steps()).toEqual(['asked register']);
    const token = await accounts.signIn('ada@example.com');
    for (let time = 0; time < 9; time += 1) await accounts.ask(update, { on: true }, token);
    expect(refusalOf(await accounts.ask(update, { on: true }, token))).toBeDefined();
  });

  test('rule 4: who leaves takes it all along', async () => {
    const token = await accounts.signedUp('ada@example.com');
    await accounts.ask(update, { on: true }, token);
    await accounts.ask('mutation { deleteCustomer }', {}, token);
    expect([await subscriber('ada@example.com'), await steps()]).toEqual([undefined, []]);
  });
});
