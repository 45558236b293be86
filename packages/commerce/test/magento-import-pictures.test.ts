import { sql } from '@bowline/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue, createTestCommerce, type TestCommerce } from '../src/testing/index.ts';
import { createImporting, type Importing, report } from '../src/testing/recorded-magento/importing.ts';
import { type RecordedMagento, startRecordedMagento } from '../src/testing/recorded-magento/server.ts';

const now = new Date('2026-11-02T09:00:00Z');
const shelf = new Map<string, string>();
let commerce: TestCommerce;
let magento: RecordedMagento;
let importing: Importing;

beforeAll(async () => {
  magento = await startRecordedMagento();
  commerce = await createTestCommerce({
    clock: () => now,
    catalogue: aCatalogue({}),
    deskKey: 'a key for tests',
    importSource: { allowsPrivateAddresses: true, pageSize: 2, pictureLimits: { bytesPerAnswer: 2_000 } },
    pictures: {
      async clean(bytes) {
        const large = Buffer.concat([Buffer.from('anew: '), bytes]);
        return bytes.length < 3 ? 'not-a-picture' : { width: 1, height: 1, large, small: large };
      },
    },
    pictureShelf: { keep: async (file, bytes) => void shelf.set(file, Buffer.from(bytes).toString()) },
  });
  importing = createImporting(commerce, magento);
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
  await magento.close();
});

const { countsOf, problemsOf } = report;
const groups = ['catalogue', 'pictures'];
const ofPictures = (file: Parameters<typeof problemsOf>[0]) =>
  problemsOf(file).filter(([kind]) => kind === 'pictures');
const fetchedSince = (count: number) => magento.asked.slice(count).filter((path) => path.startsWith('media'));
async function textsOf(sku: string): Promise<readonly unknown[]> {
  const { rows } = await sql<{ alternative_texts: unknown }>`
    select m.alternative_texts from product_media m join product p on p.id = m.product_id where p.sku = ${sku}
    order by m.position`.execute(commerce.database.kysely);
  return rows.map((row) => row.alternative_texts);
}
async function shown(sku: string): Promise<readonly (string | undefined)[]> {
  const { rows } = await sql<{ file: string }>`
    select m.file from product_media m join product p on p.id = m.product_id where p.sku = ${sku} order by m.position`.execute(
    commerce.database.kysely,
  );
  return rows.map(({ file }) => shelf.get(file));
}

test('rules 5 and 24: a trial counts pictures and fetches none', async () => {
  const tried = await importing.run({ groups, isTrial: true });
  expect(tried).toMatchObject({ state: 'done' });
  expect(countsOf(tried)).toMatchObject({ pictures: [8, 6, 0, 0, 2] });
  expect(fetchedSince(0)).toEqual([]);
  expect(shelf.size).toBe(0);
});

test('rule 24: pictures come in their order, made anew, and what is none is named', async () => {
  const done = await importing.run({ groups });
  expect(done).toMatchObject({ state: 'done', failure: null });
  expect(countsOf(done)).toMatchObject({ pictures: [8, 2, 0, 0, 6] });
  expect(ofPictures(done)).toEqual([
    ['pictures', '4', 'video-not-taken', '/h/a/video.jpg', true],
    ['pictures', '5', 'picture-not-there', '/h/a/gone.jpg', true],
    ['pictures', '6', 'picture-too-large', '/s/h/large.jpg', true],
    ['pictures', '7', 'not-a-picture', '/s/h/text.jpg', true],
    ['pictures', '8', 'picture-not-there', '/../../secret.jpg', true],
    ['pictures', '9', 'product-left-out', '15', true],
  ]);
  expect(await shown('HAL')).toEqual(['anew: a red halyard', 'anew: a coil']);
  // The Dutch view repeats the label of the first one.
  expect(await textsOf('HAL')).toEqual([{ en: 'A red halyard' }, { 'nl-NL': 'Een bos touw' }]);
  expect(magento.asked.some((path) => path.includes('secret'))).toBe(false);
});

test('rules 4 and 24: a picture with another label is described anew, where it stands', async () => {
  const before = magento.asked.length;
  magento.lists['/products'] = (magento.lists['/products'] ?? []).map((recorded) => ({
    ...recorded,
    item: JSON.parse(JSON.stringify(recorded.item).replace(' A red  halyard ', 'A halyard')),
  }));
  const again = await importing.run({ groups });
  expect(countsOf(again)).toMatchObject({ pictures: [8, 0, 1, 1, 6] });
  expect(await shown('HAL')).toEqual(['anew: a red halyard', 'anew: a coil']);
  expect((await textsOf('HAL'))[0]).toMatchObject({ en: 'A halyard' });
  expect(fetchedSince(before)).not.toContain('media/h/a/halyard red.jpg');
});

test('rule 24: the same once more fetches nothing that is there, and what was removed here stays removed', async () => {
  await sql`delete from product_media where position = 2`.execute(commerce.database.kysely);
  const before = magento.asked.length;
  const again = await importing.run({ groups });
  expect(countsOf(again)).toMatchObject({ pictures: [8, 0, 0, 2, 6] });
  expect(fetchedSince(before).toSorted()).toEqual([
    'media/h/a/gone.jpg',
    'media/s/e/set.jpg',
    'media/s/h/large.jpg',
    'media/s/h/text.jpg',
  ]);
  expect(await shown('HAL')).toEqual(['anew: a red halyard']);
});

test('rules 8 and 24: pictures that lie where nobody may look stop the import', async () => {
  const strict = await createTestCommerce({
    clock: () => now,
    catalogue: aCatalogue({}),
    deskKey: 'a key for tests',
    importSource: { allowsPrivateAddresses: true, pictureLimits: { timeoutMs: 1_000 } },
    pictures: { clean: async () => 'not-a-picture' },
    pictureShelf: { keep: async () => {} },
  });
  try {
    const elsewhere = createImporting(strict, magento);
    magento.mediaUrl = 'ftp://192.168.0.1/media/';
    const stopped = await elsewhere.run({ groups });
    expect(stopped).toMatchObject({ state: 'stopped', failure: 'source-address-not-allowed' });
    magento.mediaUrl = '';
    await elsewhere.resume(stopped.id);
    expect(await elsewhere.fileOf(stopped.id)).toMatchObject({ state: 'done', failure: null });
  } finally {
    magento.mediaUrl = '';
    await strict.close();
  }
});
