import type { Log } from '@bowline/database';
import { createMail, type Mail } from '@bowline/mail';
import { localeNames } from '@bowline/markets';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestCommerce, refusalOf, type TestCommerce } from '../src/testing/index.ts';

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

let commerce: TestCommerce;
let mailbox: Mail;
beforeAll(async () => {
  // Mail needs the database that commerce makes, and commerce wants mail: the letters find their way when they are posted.
  commerce = await createTestCommerce({
    settings: { contactEmail: 'shop@example.com' },
    mail: {
      post: (transaction, posting) => mailbox.post(transaction, posting),
      remove: (transaction, ids) => mailbox.remove(transaction, ids),
    },
  });
  mailbox = createMail({
    database: commerce.database,
    log: silent,
    from: { name: 'Bowline', address: 'shop@example.com' },
    shopUrl: 'https://shop.test',
  });
});
beforeEach(async () => {
  await commerce.database.pool.query('truncate rate_limit');
  await commerce.database.pool.query('delete from mail_letter');
});
afterAll(() => commerce.close());

const contactUs = `mutation Contact($input: ContactUsInput!) { contactUs(input: $input) { status } }`;
const appointment = `mutation Appointment($input: RequestAppointmentInput!) {
  requestAppointment(input: $input) { status problems { field code most } } }`;
const wholesale = `mutation Wholesale($input: RequestWholesaleInput!) {
  requestWholesale(input: $input) { status problems { field code } } }`;

const message = { name: 'Anna', email: 'anna@example.com', comment: 'Is het rode touw er weer?' };
const visit = {
  name: 'Anna',
  email: 'anna@example.com',
  day: '2026-11-03',
  part_of_day: 'MORNING',
  persons: 2,
};

const inquiry = {
  ...{ name: 'Anna', email: 'anna@example.com', company: 'Touw & Co', country_code: 'nl' },
  ...{ vat_number: 'NL004495445B01', website: 'https://touw.example' },
};

const send = (query: string, input: object, options: { store?: string; from?: string } = {}) =>
  commerce.query(query, {
    method: 'POST',
    variables: { input },
    ...(options.store && { store: options.store }),
    ...(options.from && { headers: { 'X-Forwarded-For': options.from } }),
  });
const letters = () => mailbox.mailbox.list({ limit: 100 });

describe('a message', () => {
  test('rule 2: becomes a letter to the shop and a confirmation, in the language of the store', async () => {
    expect((await send(contactUs, message, { store: 'nl_NL' })).data).toEqual({
      contactUs: { status: true },
    });
    const [confirmation, toShop] = await letters();
    expect(toShop).toMatchObject({
      kind: 'contact-message',
      locale: 'nl-NL',
      to: { address: 'shop@example.com' },
      replyTo: 'anna@example.com',
      subject: 'Bericht van Anna',
    });
    expect(toShop?.text).toContain('> Is het rode touw er weer?');
    expect(confirmation).toMatchObject({ to: { address: 'anna@example.com' }, replyTo: 'shop@example.com' });
    expect(confirmation?.text).toContain('Bedankt voor je bericht');
  });

  test.each([
    [{ email: 'anna' }, 'The email address is invalid. Verify the email address and try again.'],
    [{ name: ' ' }, 'Enter the Name and try again.'],
    [{ comment: '' }, 'Enter the comment and try again.'],
    [{ telephone: 'x' }, 'The "telephone" is invalid. Verify it and try again.'],
    [{ comment: 'x'.repeat(5001) }, 'The "comment" may have 5000 characters at most.'],
  ])('149: %o is refused', async (parts, text) => {
    expect(refusalOf(await send(contactUs, { ...message, ...parts }))).toMatchObject({
      message: text,
      category: 'graphql-input',
    });
    expect(await letters()).toEqual([]);
  });

  test('rule 7: a sixth within the hour is one too many for an address, of whatever kind', async () => {
    for (let turn = 0; turn < 5; turn += 1) await send(contactUs, message);
    expect(refusalOf(await send(appointment, { ...visit, email: 'ANNA@example.com' }))?.message).toContain(
      'Too many requests',
    );
    expect(await letters()).toHaveLength(10);
  });

  test('rule 7: so is a twenty-first from one place, but mistakes do not count', async () => {
    const from = '203.0.113.7';
    for (let turn = 0; turn < 30; turn += 1) await send(contactUs, { ...message, email: 'x' }, { from });
    for (let turn = 0; turn < 20; turn += 1)
      await send(contactUs, { ...message, email: `visitor-${turn}@example.com` }, { from });
    expect(refusalOf(await send(contactUs, message, { from }))?.message).toContain('Too many requests');
    expect((await send(contactUs, message, { from: '203.0.113.8' })).errors).toBeUndefined();
  });

  test('rule 9: without mail the form is unavailable', async () => {
    const mute = await createTestCommerce();
    try {
      const answer = await mute.query(contactUs, { method: 'POST', variables: { input: message } });
      expect(refusalOf(answer)?.message).toBe('The contact form is unavailable.');
    } finally {
      await mute.close();
    }
  });
});

describe('a request', () => {
  test('for an appointment is sent, and refused with all that is wrong', async () => {
    expect((await send(appointment, visit, { store: 'de_DE' })).data).toEqual({
      requestAppointment: { status: true, problems: [] },
    });
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Wir haben deinen Terminwunsch erhalten',
      'Termin am 3. November 2026: Anna',
    ]);
    const wrong = await send(appointment, { ...visit, email: '', day: '2026-11-08', persons: 20 });
    expect(wrong.data).toEqual({
      requestAppointment: {
        status: false,
        problems: [
          { field: 'EMAIL', code: 'MISSING', most: null },
          { field: 'DAY', code: 'NOT_A_WORKING_DAY', most: null },
          { field: 'PERSONS', code: 'OUT_OF_RANGE', most: 8 },
        ],
      },
    });
    expect(await letters()).toHaveLength(2);
  });

  test('for wholesale terms is sent', async () => {
    expect((await send(wholesale, inquiry)).data).toEqual({
      requestWholesale: { status: true, problems: [] },
    });
    const [, toShop] = await letters();
    expect(toShop?.subject).toBe('Wholesale inquiry from Touw & Co');
    expect(toShop?.text).toContain('VAT number: NL004495445B01');
  });
});

test('letters of every kind can be looked at in every language', async () => {
  for (const locale of localeNames) {
    const store = locale.replace('-', '_');
    await commerce.database.pool.query('truncate rate_limit');
    for (const [query, input] of [
      [contactUs, message],
      [appointment, visit],
      [wholesale, inquiry],
    ] as const)
      expect((await send(query, input, { store })).errors).toBeUndefined();
  }
  const all = await letters();
  expect(all).toHaveLength(localeNames.length * 6);
  for (const { html, text, subject } of all) {
    expect(html).toContain('<!doctype html>');
    expect(text.length).toBeGreaterThan(40);
    expect(subject).not.toBe('');
  }
});
