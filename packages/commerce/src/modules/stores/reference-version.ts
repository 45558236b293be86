import { type Kysely, publishNotice, type Subscription, sql } from '@bowline/database';
import type { CommerceDatabase } from '#tables';

/** Tells whether what was read before is still what is stored. */
export interface ReferenceVersion {
  current(): Promise<number>;
}

export interface ReferenceVersions {
  /** Counts changes of what search records are made from: categories, attributes, exchange rates, VAT. */
  readonly reference: ReferenceVersion;
  /** Counts those and every other change of the shop's data: settings, shipping, closed days. */
  readonly shopData: ReferenceVersion;
  close(): void;
}

export interface ReferenceVersionOptions {
  /** How long a process may go on with what it knows if no notice tells it otherwise; 0 asks every time. */
  readonly maxAgeMs: number;
  readonly nowMs: () => number;
}

interface Numbers {
  readonly reference: number;
  readonly shopData: number;
}

/** Published with every change of either number. */
export const shopDataTopic = 'shop_data';

/** While notices are not heard, the numbers are asked for this often. */
const deafMaxAgeMs = 1_000;

export function createReferenceVersions(
  database: CommerceDatabase,
  { maxAgeMs, nowMs }: ReferenceVersionOptions,
): ReferenceVersions {
  let asked: { readonly at: number; readonly numbers: Promise<Numbers> } | undefined;
  let subscription: Subscription | undefined;
  let isClosed = false;

  function current(): Promise<Numbers> {
    // Whoever asks every time has nothing to listen for.
    if (maxAgeMs > 0 && !isClosed) {
      subscription ??= database.notices.subscribe(shopDataTopic, () => {
        asked = undefined;
      });
    }
    const now = nowMs();
    const limit = subscription?.isHearing() ? maxAgeMs : Math.min(maxAgeMs, deafMaxAgeMs);
    if (!asked || now - asked.at >= limit) {
      const numbers = readNumbers(database);
      const question = { at: now, numbers };
      asked = question;
      // A failed question must not be remembered as the answer.
      numbers.catch(() => {
        if (asked === question) asked = undefined;
      });
    }
    return asked.numbers;
  }

  return {
    reference: { current: async () => (await current()).reference },
    shopData: { current: async () => (await current()).shopData },
    close() {
      isClosed = true;
      subscription?.close();
    },
  };
}

async function readNumbers(database: CommerceDatabase): Promise<Numbers> {
  const { rows } = await sql<Numbers>`
    select version as reference, shop_data_version as "shopData" from reference_data_version`.execute(
    database.kysely,
  );
  const [numbers] = rows;
  if (!numbers) throw new Error('The table reference_data_version is empty');
  return numbers;
}

/** Call it in the transaction that changes what search records are made from. */
export async function raiseReferenceVersion<Tables>(transaction: Kysely<Tables>): Promise<void> {
  await sql`update reference_data_version set version = version + 1, shop_data_version = shop_data_version + 1`.execute(
    transaction,
  );
  await publishNotice(transaction, shopDataTopic);
}

/** Call it in the transaction that changes anything else of the shop's data. */
export async function raiseShopDataVersion<Tables>(transaction: Kysely<Tables>): Promise<void> {
  await sql`update reference_data_version set shop_data_version = shop_data_version + 1`.execute(transaction);
  await publishNotice(transaction, shopDataTopic);
}

/** Loads a value per key and keeps it until the version changes; callers at the same time share one load. */
export function keptPerVersion<Key, Value>(version: ReferenceVersion, load: (key: Key) => Promise<Value>) {
  const kept = new Map<Key, { readonly version: number; readonly value: Promise<Value> }>();

  return async (key: Key): Promise<Value> => {
    const current = await version.current();
    const known = kept.get(key);
    if (known?.version === current) return known.value;
    const entry = { version: current, value: load(key) };
    kept.set(key, entry);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.value;
  };
}
