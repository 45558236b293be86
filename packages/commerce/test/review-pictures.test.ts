import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PictureCleaner } from '../src/modules/reviews/index.ts';
import { refusalOf } from '../src/testing/index.ts';
import { uid } from './data/cart-shop.ts';
import {
  anOpinion,
  createReviewShop,
  reviewOperations as operations,
  type ReviewShop,
} from './data/review-shop.ts';

/** Pictures are made anew by another part of the shop, with a test of its own; here they only have to be kept. */
const twoSizes: PictureCleaner = {
  clean: async (bytes) =>
    bytes.length < 4 ? 'not-a-picture' : { width: 8, height: 6, large: bytes, small: bytes.slice(0, 4) },
};

let shop: ReviewShop;
let ada: string;
let bob: string;
beforeAll(async () => {
  shop = await createReviewShop({ pictures: twoSizes });
  ada = await shop.signedUp('ada@example.com');
  bob = await shop.signedUp('bob@example.com');
});
beforeEach(async () => {
  await shop.commerce.database.pool.query('truncate rate_limit, product_review, review_picture cascade');
});
afterAll(() => shop.commerce.close());

const task = { jobId: '1', attempt: 1, maxAttempts: 1, signal: new AbortController().signal };

interface SentPicture {
  readonly id: string;
  readonly url: string;
  readonly thumbnail_url: string;
}

const fetchPicture = (url: string, init?: RequestInit) => shop.commerce.fetch(new Request(url, init));
const sendPicture = (body: string | Uint8Array<ArrayBuffer>, token?: string) =>
  fetchPicture('https://shop.test/review-pictures', {
    method: 'POST',
    body,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
const sentPicture = async (text: string, token: string) =>
  (await (await sendPicture(text, token)).json()) as SentPicture;

test('rule 19: who sends what no picture can be is told so, and guests cannot send any', async () => {
  expect((await sendPicture('A knot')).status).toBe(401);
  expect((await sendPicture('A knot', 'nobody')).status).toBe(401);
  const tiny = await sendPicture('x', ada);
  expect([tiny.status, await tiny.json()]).toEqual([422, { code: 'not-a-picture' }]);
  const huge = await sendPicture(new Uint8Array(8 * 1024 * 1024 + 1), ada);
  expect([huge.status, await huge.json()]).toEqual([413, { code: 'picture-too-large', most: 8_388_608 }]);
  const statuses: number[] = [];
  for (let sent = 0; sent < 13; sent += 1) statuses.push((await sendPicture('A knot', ada)).status);
  expect(statuses).toEqual([...Array(12).fill(201), 429]);
});

test('rules 21 and 22: pictures are shown with an approved review, change and go with it', async () => {
  const [first, second] = [await sentPicture('First knot', ada), await sentPicture('Second knot', ada)];
  const foreign = await sentPicture('Of Bob', bob);
  const input = { sku: 'KNIFE', ...anOpinion };
  const refusedWith = async (pictures: unknown[]) =>
    refusalOf(await shop.ask(operations.create, { input: { ...input, pictures } }, ada));
  const { reviews } = shop.commerce.admin;
  expect(await refusedWith([foreign.id])).toEqual(await refusedWith([uid(9_999)]));
  expect((await refusedWith([first.id, first.id]))?.message).toMatch('was not found');
  expect((await refusedWith(Array(5).fill(first.id)))?.message).toBe('A review has at most 4 pictures.');

  const review = await shop.write(ada, { pictures: [second.id, first.id] });
  const id = shop.number(review);
  const addresses = async () => {
    const { data } = await shop.ask(operations.own, {}, ada);
    const own = data as { customer: { reviews: { items: { pictures: SentPicture[] }[] } } };
    return own.customer.reviews.items.flatMap(({ pictures }) => pictures);
  };
  expect((await addresses()).map(({ id: each }) => each)).toEqual([second.id, first.id]);
  const waiting = await fetchPicture(second.url);
  expect([await waiting.text(), waiting.headers.get('cache-control')]).toEqual([
    'Second knot',
    'private, no-store',
  ]);
  expect((await reviews.list({ which: 'pending' }))[0]?.pictures).toMatchObject([
    { url: second.url, width: 8 },
    {},
  ]);

  await reviews.approve(id);
  const shown = await fetchPicture(second.thumbnail_url);
  expect([await shown.text(), shown.headers.get('content-type')]).toEqual(['Seco', 'image/webp']);
  expect(shown.headers.get('cache-control')).toBe('public, max-age=300');
  await reviews.reject(id);
  expect((await fetchPicture(second.url)).status).toBe(404);
  const [renamed] = await addresses();
  expect(await (await fetchPicture(renamed?.url ?? '')).text()).toBe('Second knot');

  const { nickname, summary, text, ratings } = anOpinion;
  const opinion = { nickname, summary, text, ratings };
  await shop.ask(operations.update, { id: review.id, input: opinion }, ada);
  expect(await addresses()).toHaveLength(2);
  await shop.ask(operations.update, { id: review.id, input: { ...opinion, pictures: [first.id] } }, ada);
  expect(await addresses()).toMatchObject([{ id: first.id }]);
  await reviews.removePicture(id, 9_999);
  await shop.ask(operations.withdraw, { id: review.id }, ada);
  const left = 'select customer_id from review_picture';
  expect((await shop.commerce.database.pool.query(left)).rows).toHaveLength(1);
});

test('rule 20: a picture of no review is forgotten after a day', async () => {
  await sentPicture('A knot', ada);
  const { pool } = shop.commerce.database;
  const forget = () => shop.commerce.jobs['reviews.forget-unused-pictures']({}, task);
  await forget();
  expect((await pool.query('select from review_picture')).rowCount).toBe(1);
  await pool.query("update review_picture set uploaded_at = uploaded_at - interval '25 hours'");
  await forget();
  expect((await pool.query('select from review_picture')).rowCount).toBe(0);
});
