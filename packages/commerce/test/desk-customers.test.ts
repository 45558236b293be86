import { sql } from '@bowline/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCoupon } from '../src/modules/promotions/index.ts';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createTestCommerce, type TestCommerce } from '../src/testing/index.ts';

const now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let owner: TestStaff;
let clerk: TestStaff;
let seller: TestStaff;

beforeAll(async () => {
  commerce = await createTestCommerce({ clock: () => now });
  owner = await hireStaff(commerce, { role: 'owner', now });
  clerk = await hireStaff(commerce, { role: 'orders', now });
  seller = await hireStaff(commerce, { role: 'catalogue', now });
  await sql`insert into customer (email, store_code, first_name, last_name, company, created_at, changed_at) values
    ('ada@example.com', 'nl_NL', 'Ada', 'de Vries', 'Touw & Zn', ${now}, ${now}),
    ('adam@example.com', 'de_DE', 'Adam', 'Ander', null, ${now}, ${now}),
    ('berta@example.com', 'de_DE', 'Berta', 'Adams', null, ${now}, ${now})`.execute(commerce.database.kysely);
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
});

const found = async (text: string) =>
  (
    await clerk.read<{ customers: { customers: { id: number; email: string }[] } }>(
      'query ($text: String) { customers(text: $text) { customers { id email } } }',
      { text },
    )
  ).customers.customers;

test('customers rule 33: customers are found by beginnings of address, names and company', async () => {
  const emails = async (text: string) => (await found(text)).map(({ email }) => email.split('@')[0]);
  expect(await emails('ADA')).toEqual(['berta', 'adam', 'ada']);
  expect(await emails('ada de')).toEqual(['ada']);
  expect(await emails('touw')).toEqual(['ada']);
  expect(await emails('example')).toEqual([]);
  expect(await emails('%')).toEqual([]);
});

test('customers rules 32 and 34: a customer has notes, orders and a group that can be changed', async () => {
  const [{ id } = { id: 0 }] = await found('berta@');
  await owner.read('mutation { addCustomerGroup(name: "Clubs") }');
  expect((await owner.ask('mutation { addCustomerGroup(name: "clubs") }')).code).toBe('group-name-not-valid');
  const { customerGroups } = await clerk.read<{ customerGroups: { id: number; name: string }[] }>(
    '{ customerGroups { id name customers isFixed } }',
  );
  const clubs = customerGroups.find(({ name }) => name === 'Clubs');
  await clerk.read('mutation ($id: Int!, $group: Int!) { setCustomerGroup(id: $id, groupId: $group) }', {
    ...{ id, group: clubs?.id },
  });
  await clerk.read('mutation ($id: Int!) { noteOnCustomer(id: $id, text: "Calls on Mondays.") }', { id });
  const { customer } = await clerk.read<{ customer: Record<string, unknown> }>(
    'query ($id: Int!) { customer(id: $id) { name groupId notes { text by } orders { number } addresses { lines } } }',
    { id },
  );
  expect(customer).toEqual({
    ...{ name: 'Berta Adams', groupId: clubs?.id, orders: [], addresses: [] },
    notes: [{ text: 'Calls on Mondays.', by: 'Somebody' }],
  });
  const remove = 'mutation ($id: Int!) { removeCustomerGroup(id: $id) }';
  expect((await owner.ask(remove, { id: clubs?.id })).code).toBe('group-in-use');
  await clerk.read('mutation ($id: Int!) { setCustomerGroup(id: $id, groupId: 1) }', { id });
  expect((await owner.ask(remove, { id: clubs?.id })).code).toBeNull();
  expect((await owner.ask(remove, { id: 1 })).code).toBe('group-not-found');
});

test('gift cards rule 10: a card is given away, found by its code, and blocked; the log never knows the code', async () => {
  const { issueGiftCard } = await clerk.read<{ issueGiftCard: { id: number; code: string } }>(
    'mutation { issueGiftCard(amountMinor: 2500, currency: "EUR", reason: "Goodwill") { id code } }',
  );
  const { id, code } = issueGiftCard;
  const cards = await clerk.read<{ giftCards: { cards: unknown[] } }>(
    'query ($text: String) { giftCards(text: $text) { cards { id balanceMinor isBought } } }',
    { text: code.toLowerCase() },
  );
  expect(cards.giftCards.cards).toEqual([{ id, balanceMinor: 2500, isBought: false }]);
  const block = 'mutation ($id: Int!, $reason: String!) { blockGiftCard(id: $id, reason: $reason) }';
  expect((await clerk.ask(block, { id, reason: ' ' })).code).toBe('reason-length');
  await clerk.read(block, { id, reason: 'Lost' });
  expect((await clerk.ask(block, { id, reason: 'Lost' })).code).toBe('gift-card-not-found');
  const { giftCard } = await clerk.read<{ giftCard: { balanceMinor: number; entries: unknown[] } }>(
    'query ($id: Int!) { giftCard(id: $id) { balanceMinor entries { kind amountMinor orderNumber } } }',
    { id },
  );
  expect(giftCard).toEqual({
    balanceMinor: 0,
    entries: [
      { kind: 'voided', amountMinor: -2500, orderNumber: null },
      { kind: 'issued', amountMinor: 2500, orderNumber: null },
    ],
  });
  const { rows } = await sql<{ told: string }>`
    select concat(given, before, after) as told from staff_audit where subject = ${`gift card ${id}`}`.execute(
    commerce.database.kysely,
  );
  expect(rows.length).toBeGreaterThanOrEqual(2);
  expect(rows.some(({ told }) => told.includes(code))).toBe(false);
});

test('promotions rule 11: a coupon is written, counts on its days, is changed and switched off', async () => {
  const keep = `mutation ($couponCode: String!, $basisPoints: Int, $lastDay: String, $firstDay: String) {
    keepCoupon(couponCode: $couponCode, label: "Autumn", kind: "percent", basisPoints: $basisPoints,
      firstDay: $firstDay, lastDay: $lastDay) }`;
  const coupon = { couponCode: 'autumn-10', basisPoints: 1000, lastDay: '2026-11-02' };
  expect((await clerk.ask(keep, coupon)).code).toBe('not-allowed');
  await seller.read(keep, coupon);
  const { database } = commerce;
  const at = (moment: string) =>
    findCoupon({ database, reading: database.openReading() }, 'AUTUMN-10', {
      ...{ currency: 'EUR', ratePerMillion: 1_000_000, email: null },
      now: new Date(moment),
    });
  expect((await at('2026-11-02T22:59:59Z')).ok).toBe(true);
  expect((await at('2026-11-02T23:00:01Z')).ok).toBe(false);
  const wrong = [
    { ...coupon, couponCode: 'a b' },
    { ...coupon, basisPoints: 10_001 },
    { ...coupon, firstDay: '2026-11-03' },
    { ...coupon, lastDay: 'tomorrow' },
  ];
  const codes = await Promise.all(wrong.map(async (wish) => (await seller.ask(keep, wish)).code));
  expect(codes).toEqual(codes.map(() => 'coupon-not-possible'));
  await seller.read('mutation { switchOffCoupon(couponCode: "autumn-10") }');
  const { coupons } = await clerk.read<{ coupons: { coupons: unknown[] } }>(
    '{ coupons(text: "aut") { coupons { couponCode isActive lastDay uses } } }',
  );
  expect(coupons.coupons).toEqual([
    { couponCode: 'AUTUMN-10', isActive: false, lastDay: '2026-11-02', uses: 0 },
  ]);
});
