import { type CurrencyCode, money } from '@bowline/kit';
import { type CountryCode, countryCodes } from '@bowline/markets';
import { beforeAll, expect, test } from 'vitest';
import { displayPrice } from '#pricing';
import { defaultSettings } from '#stores';
import { readShippingSeed } from '../../testing/shipping-seed.ts';
import type { ShippingData } from './shipping-data.ts';
import { destinationOf, type ShippingOption, shippingOptions } from './shipping-options.ts';

let data: ShippingData;
beforeAll(async () => {
  data = await readShippingSeed();
});

interface Wish {
  readonly to?: CountryCode;
  readonly kilograms?: number;
  readonly goods?: number;
  readonly currency?: CurrencyCode;
  readonly rate?: number;
  readonly collectingCountries?: readonly CountryCode[];
}

const optionsFor = (
  { to = 'NL', kilograms = 1, goods = 20, currency = 'EUR', rate = 1, collectingCountries }: Wish,
  tables = data,
  { storeCode = 'nl_NL', storeVatBasisPoints = 2100 } = {},
) =>
  shippingOptions({
    country: to,
    weightGrams: Math.round(kilograms * 1_000),
    goods: money(Math.round(goods * 100), currency),
    storeCode,
    view: { currency, ratePerMillion: rate * 1_000_000, vatBasisPoints: 0, storeVatBasisPoints },
    data: tables,
    now: new Date('2026-11-02T09:00:00Z'),
    settings: { ...defaultSettings, ...(collectingCountries && { collectingCountries }) },
    warehouseName: 'Warehouse',
  });

const cases: readonly [string, Wish, ShippingOption['carrier'], ShippingOption['method'], number][] = [
  ['S1', { kilograms: 0.3 }, 'postnl', 'home', 4_09],
  ['S2', { kilograms: 2 }, 'postnl', 'home', 4_09],
  ['S3', { kilograms: 2.001 }, 'postnl', 'home', 5_74],
  ['S4', { kilograms: 23 }, 'postnl', 'home', 9_88],
  ['S5', { kilograms: 24 }, 'postnl', 'home', 13_97],
  ['S6', { kilograms: 50 }, 'postnl', 'home', 25_50],
  ['S7', { goods: 75 }, 'postnl', 'home', 0],
  ['S8', { to: 'FR', goods: 124.99 }, 'mondialrelay', 'pickup-point', 4_91],
  ['S9', { to: 'PL', goods: 550, currency: 'PLN', rate: 4.26 }, 'inpost', 'pickup-point', 0],
  ['S10', { to: 'US', kilograms: 6, goods: 5_000, currency: 'USD', rate: 1.08 }, 'postnl', 'home', 56_50],
];

test.each(cases)('golden case %s', (_, wish, carrier, method, priceMinor) => {
  const option = optionsFor(wish).find((each) => each.carrier === carrier && each.method === method);
  expect(option?.stored.minor).toBe(priceMinor);
});

/** Each market in its own currency, by parcel to its own country, with the VAT in its prices. */
const tags: readonly [string, string, Wish, number, readonly [shown: number, without: number]][] = [
  ['S13', 'de_DE', { to: 'DE' }, 1900, [6_95, 5_84]],
  ['S14', 'fr_FR', { to: 'FR' }, 2000, [9_95, 8_29]],
  ['S15', 'pl_PL', { to: 'PL', currency: 'PLN', rate: 4.26 }, 2300, [34_99, 28_45]],
  ['S16', 'sv_SE', { to: 'SE', currency: 'SEK', rate: 11.05 }, 0, [99_00, 99_00]],
  ['S17', 'en_GB', { to: 'GB', currency: 'GBP', rate: 0.85 }, 2000, [14_95, 12_46]],
  ['S18', 'en_US', { to: 'US', currency: 'USD', rate: 1.1 }, 0, [24_95, 24_95]],
  ['S19', 'nl_NL', { kilograms: 24 }, 2100, [16_90, 13_97]],
];

test.each(tags)('rule 16, golden case %s: %s', (_, storeCode, wish, storeVatBasisPoints, expected) => {
  const [home] = optionsFor(wish, data, { storeCode, storeVatBasisPoints });
  const view = { currency: wish.currency ?? 'EUR', ratePerMillion: 1_000_000 } as const;
  const shown = [storeVatBasisPoints, 0].map(
    (vatBasisPoints) => home && displayPrice({ ...view, vatBasisPoints }, home.stored).minor,
  );
  expect(shown).toEqual(expected);
});

test('S11 and S12: a parcel costs what the market shows, where it shows a price for each', () => {
  const marketPrices = new Map([['nl_NL EUR', 500]]);
  const priced: ShippingData = {
    ...data,
    zoneOf: new Map(
      [...data.zoneOf].map(([country, zone]) => [
        country,
        {
          ...zone,
          services: zone.services.map(({ bands: [first, ...heavier], ...service }) => ({
            ...service,
            bands: [
              { ...first, marketPrices },
              ...heavier.map((band) => ({ ...band, marketPrices: new Map() })),
            ] as const,
          })),
        },
      ]),
    ),
  };
  const shown = (kilograms: number, vatBasisPoints: number) => {
    const [home] = optionsFor({ kilograms }, priced);
    const view = { currency: 'EUR', ratePerMillion: 1_000_000, vatBasisPoints } as const;
    return home && displayPrice(view, home.stored).minor;
  };
  expect([2100, 0, 2000].map((vat) => shown(1, vat))).toEqual([500, 413, 496]);
  expect([2100, 0].map((vat) => shown(24, vat))).toEqual([1690, 1397]);
});

test('rule 11: the warehouse is offered to every country, free and on the next working day', () => {
  for (const to of countryCodes) {
    expect(optionsFor({ to }).at(-1), to).toMatchObject({
      carrier: 'warehouse',
      carrierName: 'Warehouse',
      stored: { minor: 0 },
      earliestDate: '2026-11-03',
    });
  }
  const isOffered = (wish: Wish) => optionsFor(wish).some(({ carrier }) => carrier === 'warehouse');
  expect(isOffered({ to: 'SE', collectingCountries: ['NL', 'SE'] })).toBe(true);
  expect(isOffered({ to: 'BE', collectingCountries: ['NL', 'SE'] })).toBe(false);
});

test('rule 13: who collects an order pays Dutch VAT', () => {
  for (const to of ['DE', 'US', 'GB', 'CH', 'NO'] as const) expect(destinationOf(to, 'warehouse')).toBe('NL');
  expect(destinationOf('DE', 'dhl')).toBe('DE');
  expect(destinationOf('DE', null)).toBe('DE');
});

test('rule 8: every country but a few is shipped to, and every way has a name of its own', () => {
  const without = countryCodes.filter((to) => optionsFor({ to }).length === 1);
  expect(without.length).toBeLessThanOrEqual(9);
  for (const to of countryCodes) {
    const names = optionsFor({ to }).map(({ carrier, method }) => `${carrier}/${method}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a heavier order never costs less', () => {
  for (const to of ['NL', 'DE', 'FR', 'PL', 'SE', 'GB', 'US'] as const) {
    const prices = Array.from({ length: 80 }, (_, index) => optionsFor({ to, kilograms: index + 0.5 }));
    for (let index = 1; index < prices.length; index += 1) {
      const before = prices[index - 1]?.[0]?.stored.minor ?? 0;
      expect(prices[index]?.[0]?.stored.minor).toBeGreaterThanOrEqual(before);
    }
  }
});

test('rule 12: what is missing to free shipping is told until it is reached, and never where there is no such value', () => {
  const missing = (wish: Wish) =>
    optionsFor(wish).map(({ carrier, missingToFree }) => [carrier, missingToFree?.minor ?? null]);
  expect(missing({ goods: 20 })).toEqual([
    ['postnl', 55_00],
    ['postnl', 55_00],
    ['dhl', 55_00],
    ['warehouse', null],
  ]);
  expect(missing({ goods: 75 }).every(([, amount]) => amount === null)).toBe(true);
  expect(missing({ to: 'US', goods: 20, currency: 'USD' }).every(([, amount]) => amount === null)).toBe(true);
});
