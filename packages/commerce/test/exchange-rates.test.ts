import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEcbRates } from '../src/index.ts';
import { aCatalogue, aProduct, createTestCommerce, type TestCommerce } from '../src/testing/index.ts';

const fileOf = (day: string, rates: Readonly<Record<string, string>>) =>
  `<Cube><Cube time='${day}'>${Object.entries(rates)
    .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
    .join('')}</Cube></Cube>`;

let answer = { status: 200, body: '' };
let bank: Server;
let commerce: TestCommerce;
beforeAll(async () => {
  bank = createServer((_, response) => {
    response.writeHead(answer.status).end(answer.body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => bank.once('listening', resolve));
  const { port } = bank.address() as AddressInfo;
  commerce = await createTestCommerce({
    catalogue: aCatalogue({
      products: [aProduct('ROPE', { priceMinor: 1000 })],
      exchangeRates: [
        { currency: 'SEK', ratePerMillion: 11_000_000, asOf: '2026-10-30' },
        { currency: 'USD', ratePerMillion: 1_080_000, asOf: '2026-10-30' },
      ],
    }),
    exchangeRateSource: createEcbRates({ url: `http://127.0.0.1:${port}/daily.xml` }),
  });
});
afterAll(async () => {
  await commerce.close();
  await new Promise((resolve) => bank.close(resolve));
});

const task = { jobId: '1', attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
const refresh = async () => {
  await commerce.jobs['pricing.refresh-exchange-rates']({}, task);
};
const rateOf = async (currency: string) =>
  (await commerce.admin.exchangeRates.list()).find((rate) => rate.currency === currency);
const shownInSweden = async () => {
  const { data } = await commerce.query(
    '{ products(filter: {sku: {eq: "ROPE"}}) { items { price_range { minimum_price { final_price { value } } } } } }',
    { store: 'sv_SE' },
  );
  return JSON.stringify(data).match(/"value":([\d.]+)/)?.[1];
};

test('20: a new day’s rates are taken with their day and source, and shown at once', async () => {
  expect(await shownInSweden()).toBe('110');
  answer = { status: 200, body: fileOf('2026-11-02', { SEK: '11.05', USD: '1.09', XYZ: '3', EUR: '1' }) };
  await refresh();
  expect(await rateOf('SEK')).toMatchObject({ ratePerMillion: 11_050_000, asOf: '2026-11-02' });
  expect((await rateOf('SEK'))?.source).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(await shownInSweden()).toBe('110.5');
  const { rows } = await commerce.database.pool.query(
    "select as_of::text as day from exchange_rate where currency = 'SEK' order by 1",
  );
  expect(rows).toEqual([{ day: '2026-10-30' }, { day: '2026-11-02' }]);
  expect(await rateOf('XYZ')).toBeUndefined();
});

test('20: the same day again changes nothing, and no search record either', async () => {
  const position = await commerce.feed.position();
  await refresh();
  expect(await commerce.feed.changesSince(position)).toMatchObject({ everything: false });
});

test('21: a rate that moved by more than a fifth is left out and reported, the others are taken', async () => {
  answer = { status: 200, body: fileOf('2026-11-03', { SEK: '13.27', USD: '1.10' }) };
  await refresh();
  expect((await rateOf('SEK'))?.ratePerMillion).toBe(11_050_000);
  expect((await rateOf('USD'))?.ratePerMillion).toBe(1_100_000);
  expect(commerce.loggedErrors.at(-1)?.details).toMatchObject({ currencies: ['SEK'] });
  expect(await commerce.admin.exchangeRates.set('SEK', 13_270_000)).toMatchObject({ ok: true });
  expect(await rateOf('SEK')).toMatchObject({ ratePerMillion: 13_270_000, source: 'merchant' });
});

test.each([
  [200, '<html>Sorry</html>', 'no exchange rates of a day'],
  [503, '', 'status 503'],
  [200, fileOf('2027-11-03', { SEK: '13.27' }), 'Exchange rates of the day "2027-11-03"'],
  [200, 'x'.repeat(300_000), 'too long'],
])(
  'an answer of status %i that is none fails the job, so that it is tried again',
  async (status, body, message) => {
    answer = { status, body };
    await expect(refresh()).rejects.toThrow(message);
  },
);

test('a rate of the euro, of no currency or of no number is refused', async () => {
  const { exchangeRates } = commerce.admin;
  const results = [
    await exchangeRates.set('EUR', 1_000_000),
    await exchangeRates.set('XYZ', 1_000_000),
    await exchangeRates.set('SEK', 0),
  ];
  expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual([
    'currency-not-rated',
    'currency-not-rated',
    'rate-not-valid',
  ]);
});

test('refreshed by two workers at once, each rate is kept once', async () => {
  answer = { status: 200, body: fileOf('2026-11-03', { SEK: '13.30', USD: '1.11', DKK: '7.46' }) };
  await Promise.all([refresh(), refresh(), refresh()]);
  expect(await rateOf('DKK')).toMatchObject({ ratePerMillion: 7_460_000 });
});
