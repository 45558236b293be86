import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCommerce, refusalOf, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';
import { storeConfigFields } from './data/store-config-fields.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

test('154: storeConfig honours the Store header and writes many switches as text', async () => {
  const { data } = await commerce.query(
    `{ storeConfig { store_code locale store_name default_display_currency_code base_currency_code base_url base_link_url
      secure_base_media_url product_reviews_enabled minimum_password_length is_default_store website_code timezone copyright
      display_product_prices_in_catalog } }`,
    { store: 'da_DK' },
  );
  expect(data).toEqual({
    storeConfig: {
      store_code: 'da_DK',
      locale: 'da_DK',
      store_name: 'Dansk',
      default_display_currency_code: 'DKK',
      base_currency_code: 'EUR',
      base_url: 'https://shop.test/',
      base_link_url: 'https://shop.test/da/',
      secure_base_media_url: 'https://shop.test/media/',
      product_reviews_enabled: '1',
      minimum_password_length: '8',
      is_default_store: false,
      website_code: 'base',
      timezone: 'Europe/Amsterdam',
      copyright: '© 2026 Bowline Rope & Cord B.V.',
      display_product_prices_in_catalog: 2,
    },
  });
});

test('all fields of the open-source edition are there and have an answer', async () => {
  expect(storeConfigFields).toHaveLength(134);
  const objects: Readonly<Record<string, string>> = {
    order_cancellation_reasons: '{ description }',
    send_friend: '{ enabled_for_customers enabled_for_guests }',
  };
  const selection = storeConfigFields.map((name) => `${name} ${objects[name] ?? ''}`).join(' ');
  for (const store of ['en', 'sv_SE']) {
    const { data, errors } = await commerce.query(`{ storeConfig { ${selection} } }`, { store });
    expect(errors).toBeUndefined();
    expect(Object.keys(data?.storeConfig ?? {})).toHaveLength(134);
  }
});

test('a locale always names a country', async () => {
  const localeOf = async (store: string) =>
    (await commerce.query('{ storeConfig { locale store_code } }', { store })).data?.storeConfig;
  expect(await localeOf('en')).toEqual({ locale: 'en_GB', store_code: 'en' });
  expect(await localeOf('nl_NL')).toEqual({ locale: 'nl_NL', store_code: 'nl_NL' });
  const { data } = await commerce.query('{ availableStores { locale } }');
  const locales = data?.availableStores as { locale: string }[];
  expect(locales.filter(({ locale }) => !/^[a-z]{2}_[A-Z]{2}$/.test(locale))).toEqual([]);
});

test('154: a setting that is changed is what storeConfig answers', async () => {
  const { settings } = commerce.admin;
  const fields = `locale cart_expires_in_days max_items_in_order_summary minicart_display minicart_max_items
    cart_summary_display_quantity configurable_thumbnail_source configurable_product_image
    shopping_cart_display_zero_tax orders_invoices_credit_memos_display_zero_tax
    shopping_cart_display_full_summary grid_per_page`;
  const ask = async () => (await commerce.query(`{ storeConfig { ${fields} } }`)).data?.storeConfig;
  expect(await ask()).toMatchObject({ cart_expires_in_days: 90, minicart_display: true, grid_per_page: 48 });
  await settings.decide('cartLifeDays', 30);
  await settings.decide('listingPageSizes', [12, 24]);
  await settings.decide('clientPages', {
    englishLocale: 'en_US',
    orderSummaryLines: 3,
    showsMiniCart: false,
    miniCartLines: 7,
    cartCountsPieces: false,
    showsPictureOfVariant: false,
    showsZeroTax: true,
    showsTaxOfEveryRate: false,
  });
  expect(await ask()).toEqual({
    locale: 'en_US',
    cart_expires_in_days: 30,
    max_items_in_order_summary: 3,
    minicart_display: false,
    minicart_max_items: 7,
    cart_summary_display_quantity: 0,
    configurable_thumbnail_source: 'parent',
    configurable_product_image: 'PARENT',
    shopping_cart_display_zero_tax: true,
    orders_invoices_credit_memos_display_zero_tax: true,
    shopping_cart_display_full_summary: false,
    grid_per_page: 12,
  });
  for (const name of ['cartLifeDays', 'listingPageSizes', 'clientPages'] as const) {
    await settings.withdraw(name);
  }
});

test('49: the root category uid starts a menu', async () => {
  const { data } = await commerce.query('{ storeConfig { root_category_uid } }');
  expect(data).toEqual({ storeConfig: { root_category_uid: 'Mg==' } });
  const menu = await commerce.query(
    '{ categoryList(filters: {category_uid: {eq: "Mg=="}}) { children { name } } }',
  );
  expect(menu.data).toEqual({
    categoryList: [{ children: [{ name: 'Category cord' }, { name: 'Category tools' }] }],
  });
});

test('155: all eleven store views are available, with or without narrowing to the group', async () => {
  for (const argument of ['', '(useCurrentGroup: true)']) {
    const { data } = await commerce.query(`{ availableStores${argument} { store_code } }`, {
      store: 'sv_SE',
    });
    expect(data?.availableStores).toHaveLength(11);
    expect(data?.availableStores).toContainEqual({ store_code: 'sv_SE' });
  }
});

test('158: currency depends on the store, and the base currency is in the list with rate 1', async () => {
  const query =
    '{ currency { base_currency_code default_display_currency_code available_currency_codes exchange_rates { currency_to rate } } }';
  expect((await commerce.query(query, { store: 'pl_PL' })).data).toEqual({
    currency: {
      base_currency_code: 'EUR',
      default_display_currency_code: 'PLN',
      available_currency_codes: ['PLN', 'EUR'],
      exchange_rates: [
        { currency_to: 'EUR', rate: 1 },
        { currency_to: 'PLN', rate: 4.26 },
      ],
    },
  });
  expect((await commerce.query(query, { store: 'nl_NL' })).data).toMatchObject({
    currency: { exchange_rates: [{ currency_to: 'EUR', rate: 1 }] },
  });
});

test('159: countries have an English and a local name, regions only where addresses need them', async () => {
  const query =
    '{ country(id: "DE") { id two_letter_abbreviation three_letter_abbreviation full_name_english full_name_locale available_regions { id } } }';
  expect((await commerce.query(query, { store: 'nl_NL' })).data).toEqual({
    country: {
      id: 'DE',
      two_letter_abbreviation: 'DE',
      three_letter_abbreviation: 'DEU',
      full_name_english: 'Germany',
      full_name_locale: 'Duitsland',
      available_regions: null,
    },
  });
  const { data } = await commerce.query('{ countries { id available_regions { id code name } } }');
  const countries = data?.countries as {
    id: string;
    available_regions: { id: number; code: string }[] | null;
  }[];
  const states = countries.find(({ id }) => id === 'US')?.available_regions;
  expect(states).toContainEqual({ id: expect.any(Number), code: 'CA', name: 'California' });
  const ids = countries.flatMap(({ available_regions }) => available_regions ?? []).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('159: an unknown country and a missing id are refused', async () => {
  expect(refusalOf(await commerce.query('{ country(id: "XX") { id } }'))?.message).toBe(
    "The country isn't available.",
  );
  expect(refusalOf(await commerce.query('{ country { id } }'))).toMatchObject({
    message: 'Country "id" value should be specified',
    category: 'graphql-input',
  });
});
