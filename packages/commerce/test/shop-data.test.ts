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

  test('what a store’s country charges today follows the table', async () => {
    const charged = async (store: string) =>
      (await commerce.read<{ vat_basis_points: number }>('{ vat_basis_points }', { store })).vat_basis_points;
    await commerce.admin.vatRates.set({ ...newRate, validFrom: '2026-11-03' });
    expect([await charged('nl_NL'), await charged('da_DK'), await charged('en_US')]).toEqual([2100, 2500, 0]);
    now = new Date('2026-11-03T09:00:00Z');
    expect(await charged('nl_NL')).toBe(2300);
    now = morning;
    await commerce.admin.vatRates.cancel({ ...newRate, validFrom: '2026-11-03' });
  });

  test('the seed has the rates of the member states and of the United Kingdom', async () => {
    const rates = await commerce.admin.vatRates.list();
    const of = (wanted: string) => rates.filter(({ taxClass }) => taxClass === wanted);
    expect(of('standard')).toHaveLength(28);
    expect(of('standard').find(({ country }) => country === 'FI')).toMatchObject({ basisPoints: 2550 });
    expect(of('books').every(({ country }) => of('standard').some((each) => each.country === country))).toBe(
      true,
    );
  });
});

describe('opening hours', () => {
  interface Hours {
    readonly opening_hours: {
      readonly places: readonly {
        readonly place: string;
        readonly spans: readonly { weekday: number; opens: string; closes: string }[];
      }[];
      readonly closed_dates: readonly string[];
    };
  }
  const hours = async () =>
    (
      await commerce.read<Hours>(
        '{ opening_hours { places { place spans { weekday opens closes } } closed_dates } }',
      )
    ).opening_hours;
  const spansOf = async (place: string) =>
    (await hours()).places.find((each) => each.place === place)?.spans ?? [];
  const saturday = { weekday: 6, opens: '10:00', closes: '16:00' };

  test('contact rule 10: those of a place are replaced at once, and those of others stay', async () => {
    expect(await spansOf('phone')).toEqual(
      [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '16:00' })),
    );
    await commerce.admin.openingHours.set('warehouse', [saturday]);
    expect(await spansOf('warehouse')).toEqual([saturday]);
    await commerce.admin.openingHours.set('warehouse', []);
    expect(await spansOf('warehouse')).toEqual([]);
    expect(await spansOf('phone')).toHaveLength(5);
  });

  test('contact rule 10: what cannot be is refused', async () => {
    const { openingHours } = commerce.admin;
    const refusals = await Promise.all([
      openingHours.set('The shop', [saturday]),
      openingHours.set('phone', [{ ...saturday, weekday: 8 }]),
      openingHours.set('phone', [{ ...saturday, opens: '9:00' }]),
      openingHours.set('phone', [{ ...saturday, closes: '10:00' }]),
      openingHours.set('phone', [saturday, { ...saturday, opens: '15:59', closes: '18:00' }]),
      openingHours.set(
        'phone',
        Array.from({ length: 22 }, () => saturday),
      ),
    ]);
    expect(refusals.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual([
      'hours-place-not-valid',
      ...Array.from({ length: 5 }, () => 'hours-not-valid'),
    ]);
  });

  test('contact rule 11: holidays and days that the merchant closed are told for two months', async () => {
    await commerce.admin.shipping.closeDay('2026-11-24', 'Stocktaking');
    expect((await hours()).closed_dates).toEqual(['2026-11-24', '2026-12-25', '2026-12-26']);
    await commerce.admin.shipping.openDay('2026-11-24');
    expect((await hours()).closed_dates).toEqual(['2026-12-25', '2026-12-26']);
  });
});

describe('shipping', () => {
  const postnl = { zone: 'netherlands', carrier: 'postnl', kind: 'home' } as const;
  interface Rates {
    readonly shipping_rates: readonly {
      readonly zone: string;
      readonly free_from: { readonly value: number } | null;
      readonly services: readonly {
        readonly bands: readonly { readonly price: { readonly value: number } }[];
      }[];
    }[];
  }
  const homeOf = async (store = 'nl_NL') => {
    const { shipping_rates } = await commerce.read<Rates>(
      '{ shipping_rates { zone free_from { value } services { bands { price { value } } } } }',
      { store },
    );
    const zone = shipping_rates.find(({ zone }) => zone === 'netherlands');
    return {
      freeFrom: zone?.free_from?.value,
      prices: zone?.services[0]?.bands.map(({ price }) => price.value),
    };
  };
  const codeOf = (result: { ok: true } | { ok: false; refusal: { code: string } }) =>
    result.ok ? 'ok' : result.refusal.code;

  test('rates, prices of a market and the value from which it is free change at once', async () => {
    const { shipping } = commerce.admin;
    expect(await homeOf()).toEqual({ freeFrom: 75, prices: [4.95, 6.95, 11.95] });
    const lightest = { ...postnl, upToGrams: 2000 };
    await shipping.setRate({ ...lightest, priceMinor: 500 });
    // A market keeps its own price until that is withdrawn.
    expect((await homeOf()).prices?.[0]).toBe(4.95);
    await shipping.setMarketPrice({ ...lightest, storeCode: 'nl_NL', currency: 'EUR', priceMinor: null });
    await shipping.setMarketPrice({
      ...postnl,
      upToGrams: 10_000,
      storeCode: 'nl_NL',
      currency: 'EUR',
      priceMinor: 799,
    });
    await shipping.setFreeFrom('netherlands', 99_00);
    expect(await homeOf()).toEqual({ freeFrom: 99, prices: [6.05, 7.99, 11.95] });
    expect((await homeOf('de_DE')).prices?.[1]).toBe(6.95);
    await shipping.removeRate(lightest);
    expect((await homeOf()).prices).toEqual([7.99, 11.95]);
  });

  test('who may collect an order is the merchant’s to decide', async () => {
    const isOffered = async () => {
      const question = `{ pickupLocations(area: { search_term: "1000:SE", radius: 50 }) { total_count }
        expected_delivery(country_code: "SE") { pickup_date } }`;
      const { pickupLocations, expected_delivery: delivery } = await commerce.read<{
        pickupLocations: { total_count: number };
        expected_delivery: { pickup_date: string | null };
      }>(question);
      // Nobody is promised what is not offered.
      expect(delivery.pickup_date !== null).toBe(pickupLocations.total_count > 0);
      return pickupLocations.total_count > 0;
    };
    expect(await isOffered()).toBe(true);
    await commerce.admin.settings.decide('collectingCountries', ['NL', 'BE']);
    expect(await isOffered()).toBe(false);
    await commerce.admin.settings.decide('collectingCountries', ['NL', 'SE']);
    expect(await isOffered()).toBe(true);
    await commerce.admin.settings.withdraw('collectingCountries');
  });

  test('a day the shop is closed on and a country that parcels take longer to', async () => {
    const delivery = async () =>
      (await commerce.query('{ expected_delivery(country_code: "NL") { dispatch_date earliest_date } }'))
        .data;
    await commerce.admin.shipping.closeDay('2026-11-02', 'Stocktaking');
    expect(await delivery()).toEqual({
      expected_delivery: { dispatch_date: '2026-11-03', earliest_date: '2026-11-04' },
    });
    await commerce.admin.shipping.openDay('2026-11-02');
    await commerce.admin.shipping.setCountry({
      country: 'NL',
      zone: 'netherlands',
      earliestDays: 2,
      latestDays: 3,
    });
    expect(await delivery()).toEqual({
      expected_delivery: { dispatch_date: '2026-11-02', earliest_date: '2026-11-04' },
    });
  });

  test('what does not exist or does not fit is refused', async () => {
    const { shipping } = commerce.admin;
    const market = { ...postnl, upToGrams: 10_000, storeCode: 'nl_NL', currency: 'EUR', priceMinor: 1 };
    const results = [
      await shipping.setRate({ ...postnl, carrier: 'dpd', upToGrams: 1, priceMinor: 1 }),
      await shipping.setRate({ ...postnl, upToGrams: 0, priceMinor: 1 }),
      await shipping.removeRate({ ...postnl, upToGrams: 7 }),
      await shipping.setMarketPrice({ ...market, storeCode: 'xx_XX' }),
      await shipping.setMarketPrice({ ...market, currency: 'SEK' }),
      await shipping.setFreeFrom('moon', 1),
      await shipping.setCountry({ country: 'XX', zone: null, earliestDays: 1, latestDays: 1 }),
      await shipping.setCountry({ country: 'NL', zone: 'moon', earliestDays: 1, latestDays: 1 }),
      await shipping.setCountry({ country: 'NL', zone: null, earliestDays: 2, latestDays: 1 }),
      await shipping.closeDay('2026-02-30', ''),
    ];
    expect(results.map(codeOf)).toEqual([
      'service-not-found',
      'number-not-valid',
      'rate-not-found',
      'store-not-found',
      'currency-not-allowed',
      'zone-not-found',
      'country-not-available',
      'zone-not-found',
      'number-not-valid',
      'day-not-valid',
    ]);
  });

  test('17: the last rate of a service stays, however many try to remove one at the same time', async () => {
    const service = { zone: 'france', carrier: 'dpd', kind: 'home' } as const;
    const removals = await Promise.all(
      [2_000, 10_000, 23_000].map((upToGrams) =>
        commerce.admin.shipping.removeRate({ ...service, upToGrams }),
      ),
    );
    expect(removals.map(codeOf).toSorted()).toEqual(['last-rate', 'ok', 'ok']);
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
