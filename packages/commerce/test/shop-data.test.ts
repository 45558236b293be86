import { createDatabase, silentLog } from '@bowline/database';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type CommerceTables, createCommerce } from '../src/index.ts';
import { aCatalogue, aProduct, createTestCommerce, type TestCommerce } from '../src/testing/index.ts';

const morning = new Date('2026-11-02T09:00:00Z');
let now = morning;
let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({
    catalogue: aCatalogue({ products: [aProduct('ROPE', { priceMinor: 1000 })] }),
    clock: () => now,
  });
});
beforeEach(() => {
  now = morning;
});
afterAll(() => commerce.close());

const thresholds = '{ price_thresholds { minimum_order { value } } }';
const priceOfRope = `{ products(filter: {sku: {eq: "ROPE"}}) { items {
  price_range { minimum_price { final_price { value } } } } } }`;

interface RopeAnswer {
  readonly products: {
    readonly items: readonly {
      readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number } } };
    }[];
  };
}

const shownPrice = async (store = 'nl_NL') => {
  const { products } = await commerce.read<RopeAnswer>(priceOfRope, { store });
  return products.items[0]?.price_range.minimum_price.final_price.value;
};

describe('a setting', () => {
  test('that the merchant decides holds at once, and is the default again when it is withdrawn', async () => {
    const { settings } = commerce.admin;
    expect(await settings.decide('minimumOrderMinor', 25_00)).toMatchObject({ ok: true });
    expect(await settings.decided()).toEqual({ minimumOrderMinor: 2500 });
    expect(await commerce.read(thresholds)).toEqual({ price_thresholds: { minimum_order: { value: 25 } } });
    expect(await settings.withdraw('minimumOrderMinor')).toMatchObject({ ok: true });
    expect(await commerce.read(thresholds)).toEqual({ price_thresholds: { minimum_order: { value: 10 } } });
  });

  test('that does not fit is refused with what it must be', async () => {
    expect(await commerce.admin.settings.decide('orderCutOff', '25:00')).toMatchObject({
      ok: false,
      refusal: {
        code: 'setting-not-valid',
        details: { name: 'orderCutOff', must: 'be a time of day such as 16:00' },
      },
    });
    expect(await commerce.admin.settings.decide('timeZone' as 'termsVersion', 'UTC')).toMatchObject({
      refusal: { code: 'setting-not-known' },
    });
  });

  test('in the database that no version of this shop could have written counts for nothing', async () => {
    await commerce.database.pool.query(
      `insert into shop_setting (name, value) values ('minimumOrderMinor', '"free"'), ('colour', '"red"')`,
    );
    expect(await commerce.read(thresholds)).toEqual({ price_thresholds: { minimum_order: { value: 10 } } });
    await commerce.database.pool.query('delete from shop_setting');
  });

  test('decided by twenty at the same time is decided by one of them, and each is counted', async () => {
    const version = async () =>
      (await commerce.database.pool.query('select shop_data_version as v from reference_data_version'))
        .rows[0].v;
    const before = await version();
    const wishes = Array.from({ length: 20 }, (_, index) => 1000 + index);
    await Promise.all(wishes.map((minor) => commerce.admin.settings.decide('minimumOrderMinor', minor)));
    expect(await version()).toBe(before + 20);
    expect(wishes).toContain((await commerce.admin.settings.decided()).minimumOrderMinor);
    await commerce.admin.settings.withdraw('minimumOrderMinor');
  });
});

describe('VAT', () => {
  const newRate = { country: 'NL', taxClass: 'standard', validFrom: '2027-01-01', basisPoints: 2300 };

  test('Y1 and Y2: a new rate holds from the shop’s midnight, without a restart', async () => {
    expect(await shownPrice()).toBe(12.1);
    const position = await commerce.feed.position();
    expect(await commerce.admin.vatRates.set(newRate)).toMatchObject({ ok: true });
    now = new Date('2026-12-31T22:59:59Z');
    expect(await shownPrice()).toBe(12.1);
    const evening = await commerce.feed.changesSince(position);
    expect(evening.everything).toBe(true);
    expect(await commerce.feed.changesSince(evening.position)).toMatchObject({ everything: false });
    now = new Date('2026-12-31T23:00:00Z');
    expect(await shownPrice()).toBe(12.3);
    expect(await commerce.feed.changesSince(evening.position)).toMatchObject({ everything: true });
    now = morning;
    await commerce.admin.vatRates.cancel(newRate);
    now = new Date('2026-12-31T23:00:00Z');
    expect(await shownPrice()).toBe(12.1);
  });

  test('rule 15: what is over, what is nowhere charged and what no country charges is refused', async () => {
    const { vatRates } = commerce.admin;
    const refusals = await Promise.all([
      vatRates.set({ ...newRate, validFrom: '2026-11-01' }),
      vatRates.set({ ...newRate, validFrom: '2027-02-30' }),
      vatRates.set({ ...newRate, country: 'US' }),
      vatRates.set({ ...newRate, taxClass: 'none' }),
      vatRates.set({ ...newRate, basisPoints: 21.5 }),
      vatRates.cancel({ ...newRate, validFrom: '2026-11-02' }),
    ]);
    expect(refusals.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual([
      'vat-day-over',
      'vat-day-not-valid',
      'vat-country-not-taxed',
      'vat-class-not-known',
      'vat-rate-not-valid',
      'vat-day-over',
    ]);
  });

  test('the seed has the rates of the member states and of the United Kingdom', async () => {
    const rates = await commerce.admin.vatRates.list();
    expect(rates).toHaveLength(28);
    expect(rates.find(({ country }) => country === 'FI')).toMatchObject({ basisPoints: 2550 });
  });
});

test('a change in one process is known in another as soon as its notice is heard', async () => {
  const database = createDatabase<CommerceTables>({ url: commerce.database.url });
  const other = createCommerce({
    database,
    log: silentLog,
    baseUrl: 'https://shop.test',
    clock: () => now,
    // Nobody asks during this test: only the notice can tell.
    referenceMaxAgeMs: 3_600_000,
  });
  onTestFinished(async () => {
    await other.close();
    await database.close();
  });
  const minimum = async () => {
    const url = `https://shop.test/graphql?query=${encodeURIComponent(thresholds)}`;
    const answer = (await (await other.fetch(new Request(url))).json()) as {
      data: { price_thresholds: { minimum_order: { value: number } } };
    };
    return answer.data.price_thresholds.minimum_order.value;
  };
  expect(await minimum()).toBe(10);
  // Handlers are called in the order of their subscriptions, so the process itself has heard before this one.
  let heard = Promise.withResolvers<void>();
  database.notices.subscribe('shop_data', () => heard.resolve());
  await heard.promise;
  expect(await minimum()).toBe(10);
  for (const euros of [20, 30]) {
    heard = Promise.withResolvers();
    await commerce.admin.settings.decide('minimumOrderMinor', euros * 100);
    await heard.promise;
    expect(await minimum()).toBe(euros);
  }
  heard = Promise.withResolvers();
  await commerce.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'bowline notices' and datname = current_database()`);
  await commerce.admin.settings.withdraw('minimumOrderMinor');
  await heard.promise;
  expect(await minimum()).toBe(10);
});
