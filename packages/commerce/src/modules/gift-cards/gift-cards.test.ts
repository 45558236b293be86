import { sql } from '@bowline/database';
import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { money } from '@bowline/kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commerceMigrations } from '../../migrations.ts';
import type { CommerceTables } from '../../tables.ts';
import { newGiftCardCode } from './code.ts';
import { giveGiftCards, withdrawGiftCards } from './give-gift-cards.ts';
import { giveCode, issueGiftCards, voidGiftCards } from './issue-gift-cards.ts';
import { findGiftCard, redeemGiftCard, returnToGiftCards } from './spend-gift-cards.ts';

const now = new Date('2026-11-02T09:00:00Z');
const euro = (minor: number) => money(minor, 'EUR');
let database: TestDatabase<CommerceTables>;
let code: string;
let orders = 0;

/** The codes that letters about them would carry. */
const issue = (orderId: number, pieces = 1) =>
  database.transaction(async (transaction) => {
    const line = 'line-1';
    const made = await issueGiftCards(transaction, { orderId, line, pieces, amount: euro(50_00), now });
    const codes: string[] = [];
    for (let piece = 1; piece <= made; piece += 1) {
      codes.push((await giveCode(transaction, { orderId, line, piece }))?.code ?? '');
    }
    return codes;
  });
const redeem = (orderId: number, amount = euro(20_00), spent = code) =>
  database.transaction((transaction) => redeemGiftCard(transaction, { code: spent, amount, orderId, now }));
const giveBack = (orderId: number, amountMinor?: number) =>
  database.transaction((transaction) => returnToGiftCards(transaction, orderId, now, amountMinor));
const balance = async (of = code) => {
  const found = await findGiftCard(database, of);
  return found.ok ? found.value.balance.minor : found.refusal.code;
};

beforeAll(async () => {
  database = await createTestDatabase<CommerceTables>({ migrations: commerceMigrations });
});
beforeEach(async () => {
  orders += 1_000;
  [code = ''] = await issue(orders);
});
/** Rule 5, after whatever a test did. */
afterAll(async () => {
  const { rows } = await sql`
    select from gift_card_account c where balance_minor <> (
      select sum(amount_minor) from gift_card_entry e where e.account_id = c.id)`.execute(database.kysely);
  await database.close();
  expect(rows).toHaveLength(0);
});

test('rule 2: a code has sixteen characters that cannot be mistaken', () => {
  const codes = Array.from({ length: 200 }, () => newGiftCardCode());
  expect(new Set(codes).size).toBe(200);
  for (const each of codes) expect(each).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
});

test('rule 2: one card for each piece, and none twice', async () => {
  const first = await issue(orders + 1, 3);
  expect(new Set(first).size).toBe(3);
  expect(await issue(orders + 1, 3)).toEqual([]);
});

test('rules 4 and 8: spent in parts, whatever the spelling', async () => {
  const sloppy = code.toLowerCase().replaceAll('-', ' ');
  expect((await redeem(orders + 1, euro(20_00), sloppy)).ok).toBe(true);
  expect(await balance(sloppy)).toBe(30_00);
  expect(await redeem(orders + 2, euro(30_01))).toMatchObject({
    refusal: { code: 'gift-card-balance-too-low' },
  });
  expect((await redeem(orders + 3, euro(30_00))).ok).toBe(true);
  expect(await balance()).toBe(0);
});

test('rule 3: a card in euro pays nothing in zloty', async () => {
  expect(await redeem(orders + 1, money(10_00, 'PLN'))).toEqual({
    ok: false,
    refusal: { code: 'gift-card-in-other-currency', details: { currency: 'EUR' } },
  });
});

test('rule 4: twenty orders at once never spend more than there is', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => redeem(orders + 1 + index)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await balance()).toBe(10_00);
});

test('rule 6: a canceled order gives back once', async () => {
  await redeem(orders + 1);
  await Promise.all([giveBack(orders + 1), giveBack(orders + 1), giveBack(orders + 1)]);
  expect(await balance()).toBe(50_00);
});

test('rule 6: a refund gives back in parts, never more than was paid', async () => {
  await redeem(orders + 1);
  expect((await giveBack(orders + 1, 5_00)).ok).toBe(true);
  expect(await giveBack(orders + 1, 15_01)).toEqual({
    ok: false,
    refusal: { code: 'gift-card-return-too-high', details: { returnableMinor: 15_00 } },
  });
  expect((await giveBack(orders + 1, 15_00)).ok).toBe(true);
  expect(await balance()).toBe(50_00);
});

test('rule 7: a refunded purchase voids what is left', async () => {
  await redeem(orders + 1);
  await database.transaction((transaction) => voidGiftCards(transaction, orders, now));
  expect(await balance()).toBe('gift-card-not-found');
  expect(await redeem(orders + 2)).toMatchObject({ refusal: { code: 'gift-card-not-found' } });
});

test.each(['', 'AAAA-BBBB-CCCC-DDDD', '💳'.repeat(1_000)])('rule 8: "%s" is unknown', async (unknown) => {
  expect(await balance(unknown)).toBe('gift-card-not-found');
});

test('rule 9: a card given away is spent like any other, and once withdrawn no more', async () => {
  const gift = { code: 'DEMO-GIFT-EUR-30', amount: euro(30_00) };
  const give = () => giveGiftCards(database, [gift], now);
  await Promise.all([give(), give()]);
  expect((await redeem(orders + 1, euro(20_00), 'demo gift eur 30')).ok).toBe(true);
  await give();
  expect(await balance(gift.code)).toBe(10_00);
  await withdrawGiftCards(database, [gift.code, code], now);
  expect(await balance(gift.code)).toBe('gift-card-not-found');
  expect(await balance()).toBe(50_00);
  await give();
  expect(await balance(gift.code)).toBe(30_00);
});
