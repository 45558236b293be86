import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepDemoReviews } from '../src/index.ts';
import { insertOrder, insertShipment, recordDelivery } from '../src/modules/orders/index.ts';
import { refusalOf } from '../src/testing/index.ts';
import { anOrder } from '../src/testing/orders/an-order.ts';
import { uid } from './data/cart-shop.ts';
import {
  anOpinion,
  createReviewShop,
  reviewOperations as operations,
  type ReviewShop,
  starsOf,
} from './data/review-shop.ts';

let shop: ReviewShop;
let ada: string;
let bob: string;
beforeAll(async () => {
  shop = await createReviewShop();
  ada = await shop.signedUp('ada@example.com');
  bob = await shop.signedUp('bob@example.com');
});
beforeEach(async () => {
  await shop.commerce.database.pool.query(
    'truncate rate_limit, product_review, product_rating, mail_letter restart identity cascade',
  );
  await shop.commerce.database.pool.query("update product set is_active = true where sku = 'KNIFE'");
});
afterAll(() => shop.commerce.close());

const approve = (id: number) => shop.commerce.admin.reviews.approve(id);
const reject = (id: number) => shop.commerce.admin.reviews.reject(id);
const answer = (id: number, text: string | null) => shop.commerce.admin.reviews.answer(id, text);
const list = (which: 'pending' | 'reported') => shop.commerce.admin.reviews.list({ which });
const refusal = async (operation: keyof typeof operations, variables: object, as?: string) =>
  refusalOf(await shop.ask(operations[operation], variables, as));
const letters = async () => (await shop.letters()).filter(({ kind }) => kind.startsWith('review'));

test('behaviours 145 and 146: ratings by ids, percent, pending until approved, own ones listed', async () => {
  const { data } = await shop.ask(
    '{ productReviewRatingsMetadata { items { id name values { value_id value } } } storeConfig { product_reviews_enabled allow_guests_to_write_product_reviews } }',
  );
  expect(data).toEqual({
    productReviewRatingsMetadata: {
      items: [
        {
          id: uid(1),
          name: 'Rating',
          values: [1, 2, 3, 4, 5].map((n) => ({ value_id: uid(n), value: String(n) })),
        },
      ],
    },
    storeConfig: { product_reviews_enabled: '1', allow_guests_to_write_product_reviews: '0' },
  });
  const review = await shop.write(ada);
  expect(review).toMatchObject({
    ...{
      stars: 4,
      average_rating: 80,
      ratings_breakdown: [{ name: 'Rating', value: '4' }],
      status: 'PENDING',
    },
    ...{
      text: 'It holds.\nWell.',
      created_at: '2026-11-02 09:00:00',
      is_verified_buyer: false,
      language: 'en',
    },
    ...{ product: { sku: 'KNIFE' }, is_demo: false, answer: null, pictures: [] },
  });
  expect(await shop.product()).toMatchObject({ review_count: 0, rating_summary: 0, reviews: { items: [] } });
  const own = await shop.ask(operations.own, {}, ada);
  expect(own.data).toEqual({
    customer: { reviews: { items: [review], page_info: { page_size: 20, current_page: 1, total_pages: 1 } } },
  });
  const ofSku = '{ customer { review_of(sku: "knife") { id } other: review_of(sku: "CORD-RED") { id } } }';
  expect((await shop.ask(ofSku, {}, ada)).data).toEqual({
    customer: { review_of: { id: review.id }, other: null },
  });
  expect(await refusal('create', { input: { sku: 'KNIFE', ...anOpinion } })).toMatchObject({
    message: "Guest customers aren't allowed to add product reviews.",
    category: 'graphql-authorization',
  });
});

test('rule 1: what no review can be made of is refused', async () => {
  const input = { sku: 'KNIFE', ...anOpinion };
  const refused = async (change: object) =>
    (await refusal('create', { input: { ...input, ...change } }, ada))?.message;
  expect(await refused({ ratings: [] })).toBe('Give one to five stars.');
  expect(await refused({ ratings: starsOf(6) })).toBe('Give one to five stars.');
  expect(await refused({ ratings: [...starsOf(1), ...starsOf(5)] })).toBe('Give one to five stars.');
  expect(await refused({ ratings: [{ id: 'nothing', value_id: uid(1) }] })).toBe('Give one to five stars.');
  expect(await refused({ nickname: ' ' })).toBe('Give a name to show, of at most 60 characters.');
  expect(await refused({ summary: 'x'.repeat(151) })).toBe(
    'Give your review a title of at most 150 characters.',
  );
  expect(await refused({ text: 'x'.repeat(5_001) })).toBe(
    'Write what you think, in at most 5000 characters.',
  );
  expect(await refused({ sku: 'NOTHING' })).toBe('Could not find a product with SKU "NOTHING"');
});

test('rules 2 and 3: ten an hour, one for a product, whichever variant, also when two are written at once', async () => {
  const tries = await Promise.all(
    ['CORD-RED', 'CORD-RED-500'].map((sku) =>
      shop.ask(operations.create, { input: { sku, ...anOpinion } }, ada),
    ),
  );
  expect(tries.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(tries.map((each) => refusalOf(each)?.message)).toContain(
    'You have already reviewed this product. You can change your review.',
  );
  for (let time = 0; time < 8; time += 1)
    await refusal('create', { input: { sku: 'CORD-RED', ...anOpinion } }, ada);
  expect((await refusal('create', { input: { sku: 'KNIFE', ...anOpinion } }, ada))?.message).toBe(
    'Too many requests. Please try again later.',
  );
});

test('rules 5 and 6: changed, it waits again; withdrawn, it is gone; those of others are not found', async () => {
  const review = await shop.write(ada);
  const id = shop.number(review);
  await approve(id);
  await answer(id, 'Thank you!');
  const { nickname, text } = anOpinion;
  const input = { nickname, text, summary: 'On second thoughts', ratings: starsOf(2) };
  for (const [operation, more] of [
    ['update', { input }],
    ['withdraw', {}],
  ] as const) {
    const foreign = await refusal(operation, { id: review.id, ...more }, bob);
    const missing = await refusal(operation, { id: uid(999), ...more }, bob);
    expect(foreign).toEqual(missing);
    expect(foreign?.message).toBe('The review was not found.');
    expect(await refusal(operation, { id: 'x', ...more }, bob)).toEqual(missing);
  }
  const { data, errors } = await shop.ask(operations.update, { id: review.id, input }, ada);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    updateProductReview: { review: { id: review.id, stars: 2, status: 'PENDING', answer: null } },
  });
  expect((await shop.product()).review_count).toBe(0);
  await shop.ask(operations.withdraw, { id: review.id }, ada);
  expect((await shop.ask(operations.own, {}, ada)).data).toMatchObject({
    customer: { reviews: { items: [] } },
  });
});

test('rules 7, 9 and 16: only approved ones are shown and counted, and the writer gets one letter', async () => {
  const first = shop.number(await shop.write(ada));
  const second = shop.number(await shop.write(bob, { summary: 'Blunt', ratings: starsOf(2) }));
  expect((await list('pending')).map(({ id, sku }) => [id, sku])).toEqual([
    [first, 'knife'],
    [second, 'knife'],
  ]);
  for (const id of [first, second]) expect(await approve(id)).toEqual({ ok: true });
  await answer(second, ' Send it back,\nwe grind it. ');
  const product = await shop.product();
  expect(product).toMatchObject({ review_count: 2, rating_summary: 60 });
  expect(product.reviews.items).toMatchObject([
    { summary: 'Blunt', answer: { text: 'Send it back,\nwe grind it.', created_at: '2026-11-02 09:00:00' } },
    { summary: 'Good cord', answer: null },
  ]);
  expect(product.reviews.rating_counts.map(({ count }) => count)).toEqual([0, 1, 0, 1, 0]);
  expect(await letters()).toMatchObject([
    { to: { address: 'bob@example.com' }, subject: 'Your review of Product KNIFE is online' },
    { to: { address: 'ada@example.com' } },
  ]);
  await reject(second);
  expect(await shop.product()).toMatchObject({ review_count: 1, rating_summary: 80 });
  await approve(second);
  expect(await letters()).toHaveLength(2);
  expect(await approve(999)).toMatchObject({ ok: false, refusal: { code: 'review-not-found' } });
  expect(await answer(second, ' ')).toMatchObject({ ok: false, refusal: { code: 'answer-not-valid' } });
  // Rule 5: reviews go with the account, and so do their stars.
  const eve = await shop.signedUp('eve@example.com');
  await approve(shop.number(await shop.write(eve, { ratings: starsOf(5) })));
  expect((await shop.product()).review_count).toBe(3);
  await shop.ask('mutation { deleteCustomer }', {}, eve);
  expect(await shop.product()).toMatchObject({ review_count: 2, rating_summary: 60 });
});

test('rule 8: whoever bought it is a verified buyer, from the moment the order is paid', async () => {
  const { database } = shop.commerce;
  const order = (wish: { readonly customerId: number; readonly kind?: 'sample' }) =>
    database.transaction((transaction) =>
      insertOrder(
        transaction,
        anOrder({
          lines: [{ sku: 'CORD-RED-500', parentSku: 'CORD-RED', ...(wish.kind && { kind: wish.kind }) }],
          order: { customerId: wish.customerId, status: 'processing' },
        }),
      ),
    );
  await order({ customerId: 2, kind: 'sample' });
  expect((await shop.write(bob, { sku: 'CORD-RED' })).is_verified_buyer).toBe(false);
  const pending = await shop.write(ada, { sku: 'CORD-RED' });
  expect(pending.is_verified_buyer).toBe(false);
  await order({ customerId: 1 });
  await approve(shop.number(pending));
  const { reviews } = await shop.product('CORD-RED');
  expect(reviews.items).toMatchObject([{ is_verified_buyer: true }]);
});

test('rules 11 and 12: the own language first, then as asked for, page by page; demo reviews say so', async () => {
  const review = (locale: 'en' | 'de-DE' | 'en-US', stars: number, day: number) => ({
    ...{ sku: 'BEAD-1', locale, stars, nickname: 'N', summary: `${locale} ${stars}`, text: 'T' },
    ...{
      helpfulVotes: 10 - stars,
      answer: null,
      createdAt: new Date(Date.UTC(2026, 9, day)),
    },
  });
  await keepDemoReviews(shop.commerce.database, [
    review('de-DE', 5, 9),
    review('en', 3, 1),
    review('en-US', 4, 2),
    review('de-DE', 1, 8),
  ]);
  const shown = async (sort: string, more: object = {}) =>
    (await shop.product('BEAD-1', { sort, ...more })).reviews.items.map(({ summary }) => summary);
  expect(await shown('LATEST')).toEqual(['en-US 4', 'en 3', 'de-DE 5', 'de-DE 1']);
  expect(await shown('HELPFUL')).toEqual(['en 3', 'en-US 4', 'de-DE 1', 'de-DE 5']);
  expect(await shown('HIGHEST')).toEqual(['en-US 4', 'en 3', 'de-DE 5', 'de-DE 1']);
  expect(await shown('LOWEST', { size: 1, page: 2 })).toEqual(['en-US 4']);
  expect(await shown('LOWEST', { size: 3, page: 9 })).toEqual([]);
  const { reviews } = await shop.product('BEAD-1');
  expect(reviews.rating_counts[0]).toEqual({ stars: 5, count: 1, demo_count: 1 });
  expect((await refusal('ofProduct', { sku: 'BEAD-1', size: 0 }))?.message).toBe(
    'pageSize value must be greater than 0.',
  );
  expect(await refusal('ofProduct', { sku: 'BEAD-1', size: 5_000 })).toBeDefined();
  await keepDemoReviews(shop.commerce.database, []);
  expect(await shop.product('BEAD-1')).toMatchObject({ review_count: 0 });
});

test('rules 13 and 14: one voice and one report each, of approved reviews of others', async () => {
  const review = await shop.write(ada);
  const { id } = review;
  expect((await refusal('vote', { id, isHelpful: true }, bob))?.message).toBe('The review was not found.');
  await approve(shop.number(review));
  const vote = async (isHelpful: boolean, as?: string) => {
    const { data } = await shop.ask(operations.vote, { id, isHelpful }, as);
    return (data as { voteForProductReview?: { helpful_count: number } }).voteForProductReview?.helpful_count;
  };
  expect(await Promise.all([vote(true, bob), vote(true, bob)])).toEqual([1, 1]);
  expect(await vote(true)).toBe(2);
  expect(await vote(true)).toBe(2);
  expect(await vote(false, bob)).toBe(1);
  expect(await vote(false, bob)).toBe(1);
  expect((await refusal('vote', { id, isHelpful: true }, ada))?.message).toBe(
    'You cannot vote for your own review.',
  );
  for (const reason of ['OFFENSIVE', 'OFFENSIVE']) await shop.ask(operations.report, { id, reason }, bob);
  await shop.ask(operations.report, { id, reason: 'OTHER' });
  expect(await list('reported')).toMatchObject([{ reports: { OFFENSIVE: 1, OTHER: 1 }, status: 'approved' }]);
  for (let time = 0; time < 7; time += 1) await shop.ask(operations.report, { id, reason: 'OTHER' });
  expect((await refusal('report', { id, reason: 'OTHER' }))?.message).toBe(
    'Too many requests. Please try again later.',
  );
});

test('rule 4: what is not sold any more has no reviews to see', async () => {
  await approve(shop.number(await shop.write(ada)));
  await shop.commerce.database.pool.query("update product set is_active = false where sku = 'KNIFE'");
  expect((await shop.ask(operations.own, {}, ada)).data).toMatchObject({
    customer: { reviews: { items: [] } },
  });
});

test('rules 17 and 18: two weeks after it arrived a letter asks once, with a link for each star, unless the reader has left', async () => {
  const { database, jobs } = shop.commerce;
  const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 2, 9) - days * 86_400_000);
  const ship = (customerId: number, shippedAt: Date, deliveredAt: Date | null) =>
    database.transaction(async (transaction) => {
      const lines = [{ sku: 'CORD-RED-500', parentSku: 'CORD-RED' }, { sku: 'KNIFE' }];
      const placed = { customerId, status: 'complete', placedAt: shippedAt } as const;
      const order = await insertOrder(transaction, anOrder({ lines, order: placed, locale: 'en' }));
      const sent = { carrier: 'PostNL', trackingNumber: null, shippedAt, lines: [] };
      const shipmentId = await insertShipment(transaction, order.id, sent);
      if (deliveredAt) await recordDelivery(transaction, order.id, { shipmentId, deliveredAt });
    });
  const invite = () =>
    jobs['reviews.invite'](
      {},
      { jobId: '1', attempt: 1, maxAttempts: 1, signal: AbortSignal.timeout(60_000) },
    );
  await database.pool.query('delete from review_invitation');
  await shop.write(ada, { sku: 'KNIFE' });
  await ship(1, daysAgo(20), daysAgo(15));
  await ship(1, daysAgo(20), daysAgo(13));
  // Not recorded: the longest time to the country is not over by two weeks.
  await ship(2, daysAgo(15), null);
  await ship(2, daysAgo(120), daysAgo(115));
  await invite();
  await invite();
  const [letter, ...more] = (await letters()).filter(({ kind }) => kind === 'review-invitation');
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    to: { address: 'ada@example.com' },
    subject: 'How do you like your order?',
  });
  expect(letter?.text).toContain(
    '4 of 5 stars: https://shop.test/customer/account/reviews/write?sku=CORD-RED&stars=4',
  );
  expect(letter?.text).not.toContain('KNIFE');
});
