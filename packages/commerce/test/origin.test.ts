import { expect, test } from 'vitest';
import { importCatalogue, readCatalogueOrigin } from '../src/index.ts';
import { aCatalogue, aProduct, createTestCommerce } from '../src/testing/index.ts';

const catalogue = aCatalogue({ products: [aProduct('KNIFE')] });

test('whoever wants to replace the catalogue can find out whose it is', async () => {
  const { database, close } = await createTestCommerce();
  expect(await readCatalogueOrigin(database)).toEqual({ origin: null, isEmpty: true });

  await importCatalogue(database, catalogue, { origin: 'demo 1' });
  expect(await readCatalogueOrigin(database)).toEqual({ origin: 'demo 1', isEmpty: false });

  await importCatalogue(database, catalogue, { origin: 'demo 2' });
  expect(await readCatalogueOrigin(database)).toEqual({ origin: 'demo 2', isEmpty: false });

  await importCatalogue(database, catalogue);
  expect(await readCatalogueOrigin(database)).toEqual({ origin: null, isEmpty: false });
  await close();
});

test('an import that fails leaves the origin as it was', async () => {
  const { database, close } = await createTestCommerce();
  await importCatalogue(database, catalogue, { origin: 'merchant' });
  const broken = aCatalogue({ products: [aProduct('KNIFE', { priceMinor: -1 })] });
  await expect(importCatalogue(database, broken, { origin: 'demo' })).rejects.toThrow();
  expect(await readCatalogueOrigin(database)).toEqual({ origin: 'merchant', isEmpty: false });
  await close();
});

test('the moment of the import is recorded', async () => {
  const { database, close } = await createTestCommerce();
  const before = Date.now();
  await importCatalogue(database, catalogue, { origin: 'demo' });
  const { rows } = await database.pool.query<{ imported_at: Date }>(
    'select imported_at from catalogue_origin',
  );
  expect(rows[0]?.imported_at.getTime()).toBeGreaterThanOrEqual(before - 1000);
  expect(rows).toHaveLength(1);
  await close();
});

test('clients are told of a demo, and how old categories are', async () => {
  const { database, query, close } = await createTestCommerce();
  const ask = async () =>
    (await query('{ storeConfig { demonotice } categories { items { created_at updated_at } } }')).data;
  await importCatalogue(database, catalogue, { origin: 'demo 1' });
  await database.pool.query("update catalogue_origin set imported_at = '2026-11-02T09:00:00Z'");
  const moment = '2026-11-02 09:00:00';
  expect(await ask()).toEqual({
    storeConfig: { demonotice: 1 },
    categories: { items: [{ created_at: moment, updated_at: moment }] },
  });
  await importCatalogue(database, catalogue, { origin: 'merchant' });
  expect(await ask()).toMatchObject({ storeConfig: { demonotice: 0 } });
  await close();
});
