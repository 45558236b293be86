import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from '@bowline/database';
import { derivedTables, rebuildDerivedData, sourcesOfDerivedData, stopDeriving } from '#catalog';
import { keepExchangeRates } from '#pricing';
import { raiseReferenceVersion } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { addAttribute } from './add-attributes.ts';
import { addCategory, addRootCategory } from './add-categories.ts';
import { addBlock, addPage } from './add-pages.ts';
import { addRewrite } from './add-paths.ts';
import { addProduct } from './add-products.ts';
import { refuseSharedSkus } from './add-samples.ts';
import { recordOrigin } from './catalogue-origin.ts';
import { createImportState, type ImportState } from './import-state.ts';
import { createOneAhead } from './one-ahead.ts';
import { createReferences, type References } from './references.ts';
import { importedTables } from './row-batch.ts';
import type { CatalogueImport, ProductImport } from './types.ts';

export interface ImportOptions {
  /** What this data is called; `readCatalogueOrigin` tells it to whoever wants to replace it. */
  readonly origin?: string;
  /** Hears after every batch how many products have been written. */
  readonly onProgress?: (products: number) => void;
}

const namesOf = (tables: readonly string[]) => sql.join(tables.map((table) => sql.table(table)));
const writtenTables = [...importedTables, ...derivedTables];

/** PostgreSQL knows what lies in the others since their derived data was made. */
const unknownTables = writtenTables.filter((table) => !sourcesOfDerivedData.some((known) => known === table));

/** Rows that wait before they are written; keeps the memory of a large import flat. */
const rowsPerBatch = 20_000;

/** Then what was made before goes on its way to the database. */
const stepsInOneGo = 20;

/**
 * Replaces the whole catalogue in one transaction: visitors see the old one until the new one is complete. The same data always
 * gives the same ids.
 */
export async function importCatalogue(
  database: CommerceDatabase,
  data: CatalogueImport,
  { origin, onProgress = () => {} }: ImportOptions = {},
): Promise<void> {
  // Not `database.transaction`: that may run its work again, and a generator of products can be read only once.
  await database.kysely.transaction().execute(async (transaction) => {
    await stopDeriving(transaction);
    await sql`truncate ${namesOf(writtenTables)} restart identity`.execute(transaction);
    const state = createImportState();
    addReferenceData(state, data);
    const references = createReferences(transaction);
    await writeWhileAdding({ state, transaction, references, onProgress }, addGoods(state, data));
    await references.putBack();
    await keepExchangeRates(
      transaction,
      [...data.exchangeRates].map((rate) => ({ ...rate, source: 'catalogue' })),
    );
    await refuseSharedSkus(transaction);
    await rebuildDerivedData(transaction);
    await moveSequences(transaction);
    await recordOrigin(transaction, origin ?? null);
    await raiseReferenceVersion(transaction);
  });
  await sql`analyze ${namesOf(unknownTables)}`.execute(database.kysely);
}

function addReferenceData(state: ImportState, data: CatalogueImport): void {
  for (const [index, attribute] of [...data.attributes].entries()) addAttribute(state, attribute, index + 1);
  addRootCategory(state);
  for (const [index, category] of [...data.categories].entries()) addCategory(state, category, index + 1);
  for (const pool of data.stockPools) {
    const { id } = state.stockPools.add(pool.key, {});
    state.batch.add('stock_pool', { id, key: pool.key, quantity: pool.quantity });
  }
  for (const page of data.cmsPages ?? []) addPage(state, page);
  for (const block of data.cmsBlocks ?? []) addBlock(state, block);
}

type Linked = Pick<ProductImport, 'sku' | 'links'>;

/** Adds one thing after the other, and says each time how many products there are by then. */
function* addGoods(state: ImportState, { products, rewrites = [] }: CatalogueImport): Generator<number> {
  const linked: Linked[] = [];
  let count = 0;
  for (const product of products) {
    count += 1;
    addProduct(state, product, count);
    if (product.links?.length) linked.push({ sku: product.sku, links: product.links });
    yield count;
  }
  for (const product of linked) {
    addLinks(state, product);
    yield count;
  }
  for (const rewrite of rewrites) {
    addRewrite(state, rewrite);
    yield count;
  }
}

interface Writing {
  readonly state: ImportState;
  readonly transaction: Transaction<CommerceTables>;
  readonly references: References;
  readonly onProgress: (products: number) => void;
}

/** What was added before is written while more is added. */
async function writeWhileAdding(
  { state, transaction, references, onProgress }: Writing,
  added: Iterable<number>,
): Promise<void> {
  const ahead = createOneAhead();
  let products = 0;
  let steps = 0;
  const write = async (): Promise<void> => {
    const written = products;
    await state.batch.write(transaction);
    onProgress(written);
  };
  try {
    for (products of added) {
      steps += 1;
      if (steps % stepsInOneGo === 0) await setImmediate();
      if (state.batch.size < rowsPerBatch) continue;
      await references.setAside();
      await ahead.begin(write);
    }
    await ahead.begin(write);
    await ahead.done();
  } finally {
    // After the transaction has failed nothing may follow it on its connection.
    await ahead.done().catch(() => {});
  }
}

function addLinks(state: ImportState, { sku, links = [] }: Linked): void {
  const owner = `The product "${sku}"`;
  for (const [index, link] of links.entries()) {
    state.batch.add('product_link', {
      product_id: state.products.find(sku, owner).id,
      kind: link.kind,
      linked_product_id: state.products.find(link.sku, owner).id,
      position: index + 1,
    });
  }
}

/** The ids came from the data, so the sequences have to be told. */
async function moveSequences(transaction: Transaction<CommerceTables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(
    transaction,
  );
  const identified = new Set(rows.map((row) => row.name));
  for (const table of importedTables.filter((name) => identified.has(name))) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(transaction);
  }
}
