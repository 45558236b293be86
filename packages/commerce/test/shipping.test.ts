import { shop } from '@bowline/markets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCommerce, refusalOf, type TestCommerce } from '../src/testing/index.ts';

const fields = '{ dispatch_date earliest_date latest_date pickup_date cut_off_at }';

let commerce: TestCommerce;
let now = new Date('2026-11-02T09:00:00Z');
beforeAll(async () => {
  commerce = await createTestCommerce({ clock: () => now });
});
afterAll(() => commerce.close());

const expected = async (country: string) =>
  (await commerce.query(`{ expected_delivery(country_code: "${country}") ${fields} }`)).data
    ?.expected_delivery;

test('D1: an order of Monday morning arrives from Tuesday on', async () => {
  now = new Date('2026-11-02T09:00:00Z');
  expect(await expected('NL')).toEqual({
    dispatch_date: '2026-11-02',
    earliest_date: '2026-11-03',
    latest_date: '2026-11-04',
    pickup_date: '2026-11-03',
    cut_off_at: '2026-11-02T15:00:00.000Z',
  });
  expect(await expected('us')).toMatchObject({ earliest_date: '2026-11-09', latest_date: '2026-11-16' });
});

test('rule 4: the cut-off is a setting', async () => {
  const early = await createTestCommerce({ clock: () => now, settings: { orderCutOff: '09:30' } });
  const { data } = await early.query(
    '{ expected_delivery(country_code: "NL") { dispatch_date cut_off_at } }',
  );
  expect(data).toEqual({
    expected_delivery: { dispatch_date: '2026-11-03', cut_off_at: '2026-11-03T08:30:00.000Z' },
  });
  await early.close();
});

test('a country that does not exist is refused', async () => {
  expect(
    refusalOf(await commerce.query('{ expected_delivery(country_code: "XX") { dispatch_date } }')),
  ).toEqual({
    message: "The country isn't available.",
    category: 'graphql-no-such-entity',
    status: 200,
  });
});

test('the answer depends on the moment, so it is kept for a minute at most', async () => {
  const { headers } = await commerce.query('{ expected_delivery(country_code: "NL") { dispatch_date } }');
  expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
});

test('the table of rates covers every zone in the money of the store', async () => {
  const fields =
    'zone countries free_from { value currency } services { carrier_name is_pickup_point bands { up_to_grams price { value currency } } }';
  const { data } = await commerce.query(`{ shipping_rates { ${fields} } }`, { store: 'nl_NL' });
  expect(data?.shipping_rates).toContainEqual(
    expect.objectContaining({
      zone: 'netherlands',
      countries: ['NL'],
      free_from: { value: 75, currency: 'EUR' },
      services: expect.arrayContaining([
        {
          carrier_name: 'PostNL',
          is_pickup_point: false,
          // 4.09 × 1.21 = 4.9489
          bands: expect.arrayContaining([{ up_to_grams: 2000, price: { value: 4.95, currency: 'EUR' } }]),
        },
      ]),
    }),
  );
});

test('rule 11: the warehouse is the one place to collect at, in the words of the store', async () => {
  const all = `total_count page_info { page_size current_page total_pages } items { pickup_location_code name email fax
    contact_name description latitude longitude country_id region_id region city street postcode phone }`;
  const { data } = await commerce.query(`{ pickupLocations { ${all} } }`, { store: 'nl_NL' });
  expect(data?.pickupLocations).toEqual({
    total_count: 1,
    page_info: { page_size: 20, current_page: 1, total_pages: 1 },
    items: [
      {
        pickup_location_code: 'warehouse',
        name: 'Ons magazijn',
        email: shop.company.email,
        fax: null,
        contact_name: shop.legalName,
        description: 'Afhalen bij het magazijn',
        latitude: 52.16,
        longitude: 5.39,
        country_id: 'NL',
        region_id: null,
        region: null,
        city: shop.company.city,
        street: shop.company.street,
        postcode: shop.company.postalCode,
        phone: shop.company.phone,
      },
    ],
  });
});

test.each([
  ['area: { radius: 100, search_term: "1012:NL" }', 1],
  ['area: { radius: 100, search_term: "Köln:de" }', 1],
  ['area: { radius: 9999, search_term: "London:GB" }', 1],
  ['filters: { country_id: { eq: "NL" }, city: { like: "Voorbeeld%" } }', 1],
  ['filters: { postcode: { in: ["9999 ZZ"] } }', 0],
  ['filters: { region: { null: "1" } }, sort: { distance: ASC }', 1],
  ['productsInfo: [{ sku: "no-such-thing" }]', 0],
])('a place to collect is found by %s', async (question, count) => {
  const { data, errors } = await commerce.query(`{ pickupLocations(${question}) { total_count } }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ pickupLocations: { total_count: count } });
});

test.each([
  ['pageSize: -1', 'pageSize value must be greater than 0.'],
  ['currentPage: 0', 'currentPage value must be greater than 0.'],
  ['pageSize: 1, currentPage: 4', 'currentPage value 4 specified is greater than the 1 page(s) available.'],
])('places to collect are not turned to page %s', async (question, message) => {
  const answer = await commerce.query(`{ pickupLocations(${question}) { total_count } }`);
  expect(refusalOf(answer)?.message).toBe(message);
});
