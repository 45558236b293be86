import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

const morning = new Date('2026-11-02T09:00:00Z');
let now = morning;
let commerce: TestCommerce;
let owner: TestStaff;

beforeAll(async () => {
  commerce = await createTestCommerce({ clock: () => now, catalogue: sampleCatalogue });
  owner = await hireStaff(commerce, { role: 'owner', now });
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
});

const charged = async () =>
  (await commerce.read<{ vat_basis_points: number }>('{ vat_basis_points }', { store: 'nl_NL' }))
    .vat_basis_points;

const lastChange = async (subject: string) => {
  const { auditLog } = await owner.read<{ auditLog: { entries: { before: string; after: string }[] } }>(
    'query ($subject: String!) { auditLog(subject: $subject) { entries { operation before after } } }',
    { subject },
  );
  const [entry] = auditLog.entries;
  return { before: JSON.parse(entry?.before ?? 'null'), after: JSON.parse(entry?.after ?? 'null') };
};

test('rules 2 and 5: a rate of VAT is looked at, set from a day on, holds from that day and can be called off', async () => {
  const rate = { country: 'NL', taxClass: 'standard', validFrom: '2027-01-01' };
  const { vatRatePreview } = await owner.read<{ vatRatePreview: Record<string, unknown> }>(
    `query ($country: String!, $taxClass: String!, $validFrom: String!) {
      vatRatePreview(country: $country, taxClass: $taxClass, validFrom: $validFrom) { beforeBasisPoints prices stores } }`,
    rate,
  );
  expect(vatRatePreview).toMatchObject({ beforeBasisPoints: 2100, stores: ['en', 'nl_NL'] });
  expect(vatRatePreview.prices).toBeGreaterThan(0);
  // No store shows prices with the VAT of Estonia.
  expect(
    await owner.read(
      '{ vatRatePreview(country: "EE", taxClass: "standard", validFrom: "2027-01-01") { prices stores } }',
    ),
  ).toEqual({ vatRatePreview: { prices: 0, stores: [] } });
  const set = `mutation ($country: String!, $taxClass: String!, $validFrom: String!, $basisPoints: Int!) {
    setVatRate(country: $country, taxClass: $taxClass, validFrom: $validFrom, basisPoints: $basisPoints) }`;
  await owner.read(set, { ...rate, basisPoints: 2300 });
  expect(await charged()).toBe(2100);
  now = new Date('2026-12-31T23:00:00Z');
  expect(await charged()).toBe(2300);
  now = morning;
  const { before, after } = await lastChange('VAT rates');
  expect([before.length, after.length]).toEqual([1, 2]);
  expect((await owner.ask(set, { ...rate, validFrom: '2026-11-01', basisPoints: 2300 })).code).toBe(
    'vat-day-over',
  );
  await owner.read(
    `mutation ($country: String!, $taxClass: String!, $validFrom: String!) {
      cancelVatRate(country: $country, taxClass: $taxClass, validFrom: $validFrom) }`,
    rate,
  );
  now = new Date('2026-12-31T23:00:00Z');
  expect(await charged()).toBe(2100);
  now = morning;
});

test('shipping, closed days and opening hours are shown and changed', async () => {
  const zones = async () =>
    (
      await owner.read<{ shippingRules: { key: string; freeFromMinor: number; rates: object[] }[] }>(
        '{ shippingRules { key freeFromMinor countries rates { carrier carrierName kind upToGrams priceMinor } } }',
      )
    ).shippingRules;
  await owner.read('mutation { setFreeShippingFrom(zone: "netherlands", freeFromMinor: 6100) }');
  await owner.read(
    'mutation { setShippingRate(zone: "netherlands", carrier: "postnl", kind: "home", upToGrams: 2000, priceMinor: 431) }',
  );
  const netherlands = (await zones()).find(({ key }) => key === 'netherlands');
  expect(netherlands).toMatchObject({ freeFromMinor: 6100, countries: ['NL'] });
  expect(netherlands?.rates).toContainEqual({
    ...{ carrier: 'postnl', carrierName: 'PostNL', kind: 'home', upToGrams: 2000, priceMinor: 431 },
  });
  expect((await lastChange('shipping')).after.freeFromMinor).toBe(6100);
  await owner.read('mutation { closeDay(day: "2026-12-28", reason: "Stocktaking") }');
  const days = await owner.read<{ closedDays: unknown[] }>('{ closedDays { day reason } }');
  expect(days.closedDays).toContainEqual({ day: '2026-12-28', reason: 'Stocktaking' });
  expect((await owner.ask('mutation { closeDay(day: "2026-02-30", reason: "none") }')).code).toBe(
    'day-not-valid',
  );
  await owner.read(
    'mutation { setOpeningHours(place: "phone", spans: [{ weekday: 6, opens: "10:00", closes: "16:00" }]) }',
  );
  const hours = await owner.read<{ openingHours: { place: string }[] }>(
    '{ openingHours { place weekday opens closes } }',
  );
  expect(hours.openingHours.filter(({ place }) => place === 'phone')).toHaveLength(1);
  expect((await lastChange('opening hours')).before).toHaveLength(5);
});

test('rules 3 and 4: settings are decided as JSON, told apart from defaults and withdrawn', async () => {
  const decide = 'mutation ($name: String!, $value: String) { decideSetting(name: $name, value: $value) }';
  const setting = async (wanted: string) =>
    (
      await owner.read<{ shopSettings: { name: string; value: string; isDecided: boolean }[] }>(
        '{ shopSettings { name value isDecided } }',
      )
    ).shopSettings.find(({ name }) => name === wanted);
  await owner.read(decide, { name: 'orderCutOff', value: '"15:00"' });
  expect(await setting('orderCutOff')).toMatchObject({ value: '"15:00"', isDecided: true });
  expect(await lastChange('settings')).toEqual({
    before: { orderCutOff: null },
    after: { orderCutOff: '15:00' },
  });
  const wrong = [
    { name: 'orderCutOff', value: '"noon"' },
    { name: 'orderCutOff', value: 'no JSON' },
    { name: 'nothing', value: '1' },
  ];
  const codes = await Promise.all(wrong.map(async (wish) => (await owner.ask(decide, wish)).code));
  expect(codes).toEqual(['setting-not-valid', 'setting-not-valid', 'setting-not-known']);
  await owner.read(decide, { name: 'orderCutOff' });
  expect(await setting('orderCutOff')).toMatchObject({ value: '"16:00"', isDecided: false });
  expect(await owner.read('{ ordersBelow(minimumMinor: 5000) }')).toEqual({ ordersBelow: 0 });
});
