import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CommerceDatabase, importCatalogue } from '@bowline/commerce';
import { buildDemoCatalogue } from './build-catalogue.ts';
import { demoFingerprint } from './fingerprint.ts';
import { drawPictures } from './pictures/draw-pictures.ts';

export interface DemoPlace {
  readonly database: CommerceDatabase;
  /** Pictures are written below this folder. */
  readonly mediaFolder: string;
  /** Multiplies the cords for measurements; 1 is the shop as people see it. */
  readonly scale?: number;
}

export interface LoadDemoOptions extends DemoPlace {
  /** Hears one short line per step. */
  readonly log: (line: string) => void;
}

/** Written after everything else, so that an interrupted load starts again. */
const fingerprintFile = '.demo-fingerprint';

async function writePictures(mediaFolder: string): Promise<number> {
  const folders = new Set<string>();
  let count = 0;
  for (const { file, svg } of drawPictures()) {
    const target = join(mediaFolder, file);
    const folder = dirname(target);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await writeFile(target, svg);
    count += 1;
  }
  return count;
}

async function hasProducts(database: CommerceDatabase): Promise<boolean> {
  const product = await database.kysely.selectFrom('product').select('id').limit(1).executeTakeFirst();
  return product !== undefined;
}

/** Whether this very demo shop is in the media folder and some catalogue is in the database. */
export async function isDemoLoaded({ database, mediaFolder, scale = 1 }: DemoPlace): Promise<boolean> {
  const known = await readFile(join(mediaFolder, fingerprintFile), 'utf8').catch(() => undefined);
  return known === (await demoFingerprint(scale)) && (await hasProducts(database));
}

/** Replaces the catalogue by the demo shop and draws its pictures; does nothing when it is already there. */
export async function loadDemo({ database, mediaFolder, log, scale = 1 }: LoadDemoOptions): Promise<void> {
  if (await isDemoLoaded({ database, mediaFolder, scale })) {
    log('The demo shop is already loaded.');
    return;
  }
  const catalogue = buildDemoCatalogue(scale);
  log(`Importing ${catalogue.products.length} products in 11 locales.`);
  await importCatalogue(database, catalogue);
  log('Drawing the pictures.');
  const pictures = await writePictures(mediaFolder);
  await writeFile(join(mediaFolder, fingerprintFile), await demoFingerprint(scale));
  log(`The demo shop is ready: ${catalogue.products.length} products, ${pictures} pictures.`);
}
