import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type CommerceDatabase,
  importCatalogue,
  keepDemoReviews,
  type ProductImport,
  readCatalogueOrigin,
} from '@bowline/commerce';
import { buildDemoCatalogue } from './build-catalogue.ts';
import { loadDemoCodes, withdrawDemoCodes } from './codes/demo-codes.ts';
import { demoFingerprint } from './fingerprint.ts';
import { createPictureDrawer } from './pictures/picture-drawer.ts';
import { buildDemoReviews, type ReviewedProduct } from './reviews/build-reviews.ts';

export interface DemoPlace {
  readonly database: CommerceDatabase;
  /** Multiplies the cords for measurements; 1 is the shop as people see it. */
  readonly scale?: number;
}

export interface LoadDemoOptions extends DemoPlace {
  /** Where drawn pictures are kept; those of an earlier demo shop are removed, because colours may have changed. */
  readonly mediaFolder?: string;
  /** Hears one short line per step. */
  readonly log: (line: string) => void;
}

/** Every origin of the demo's own begins like this. */
const ownOrigin = 'demo ';

/** Any number will do, as long as every version of the shop takes the same one. */
const lockKey = 7_112_026;

const originFor = async (scale: number): Promise<string> =>
  `${ownOrigin}${await demoFingerprint('catalogue', scale)}`;

/** Whether this very demo shop is in the database, however it was changed since. */
export async function isDemoLoaded({ database, scale = 1 }: DemoPlace): Promise<boolean> {
  const { origin, isEmpty } = await readCatalogueOrigin(database);
  return !isEmpty && origin === (await originFor(scale));
}

/** Several processes may start at once; all but one wait and then find the work done. */
async function oneAtATime(database: CommerceDatabase, work: () => Promise<void>): Promise<void> {
  const pool = database.openSeparatePool({ size: 1, name: 'bowline demo' });
  try {
    const session = await pool.connect();
    try {
      await session.query('select pg_advisory_lock($1)', [lockKey]);
      await work();
    } finally {
      // Closing the session also releases the lock, whatever state an error left it in.
      session.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** Fills an empty shop, or one that holds an earlier demo; a catalogue of anybody else's is left as it is. */
export async function loadDemo(options: LoadDemoOptions): Promise<void> {
  const { database, mediaFolder, log, scale = 1 } = options;
  await oneAtATime(database, async () => {
    const { origin, isEmpty } = await readCatalogueOrigin(database);
    if (!isEmpty && !origin?.startsWith(ownOrigin)) {
      await withdrawDemoCodes(database);
      await keepDemoReviews(database, []);
      log('The shop has a catalogue of its own; the demo shop is not loaded.');
      return;
    }
    if (await isDemoLoaded({ database, scale })) {
      log('The demo shop is already loaded.');
      return;
    }
    const catalogue = buildDemoCatalogue(scale);
    log(`Importing ${catalogue.productCount} products in 11 locales.`);
    const imported: ReviewedProduct[] = [];
    const products = noting(catalogue.products, imported);
    await importCatalogue(database, { ...catalogue, products }, { origin: await originFor(scale) });
    await loadDemoCodes(database);
    await keepDemoReviews(database, buildDemoReviews(imported));
    if (mediaFolder !== undefined) await removeDrawnPictures(mediaFolder);
    log(`The demo shop is ready: ${catalogue.productCount} products.`);
  });
}

/** What is imported, remembered on the way: making all products a second time would take as long as the first. */
function* noting(
  products: Iterable<ProductImport>,
  imported: ReviewedProduct[],
): Generator<ProductImport, void> {
  for (const product of products) {
    imported.push({ sku: product.sku, kind: product.kind });
    yield product;
  }
}

/** Removes the files that the drawer would draw anew, and no others. */
async function removeDrawnPictures(mediaFolder: string): Promise<void> {
  const byFolder = Map.groupBy(createPictureDrawer().files(), dirname);
  for (const [folder, files] of byFolder) {
    const kept = new Set(await readdir(join(mediaFolder, folder)).catch((): string[] => []));
    for (const file of files) {
      if (kept.has(file.slice(file.lastIndexOf('/') + 1))) await rm(join(mediaFolder, file), { force: true });
    }
  }
}
