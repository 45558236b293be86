import type { Kysely, Log } from '@bowline/database';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { keptPerVersion, type ReferenceVersion } from './reference-version.ts';
import type { ShopSettings } from './settings.ts';
import { readDecidedSettings } from './shop-settings.ts';

/** A module's share of the data that is kept in memory; `shopFacts.of(vatRates)` answers what it loaded. */
export interface ShopDataPart<Value> {
  readonly name: string;
  load(connection: Kysely<CommerceTables>): Promise<Value>;
}

/** The shop's data as one moment knew it: a request reads from one of these, whatever changes meanwhile. */
export interface ShopFacts {
  readonly settings: ShopSettings;
  of<Value>(part: ShopDataPart<Value>): Value;
}

/** The one place the data of the shop is read from, without a query per request. */
export interface ShopData {
  current(): Promise<ShopFacts>;
}

export interface ShopDataOptions {
  readonly database: CommerceDatabase;
  readonly version: ReferenceVersion;
  readonly parts: readonly ShopDataPart<unknown>[];
  /** What holds where the merchant decided nothing. */
  readonly defaults: ShopSettings;
  readonly log: Log;
}

export function createShopData({ database, version, parts, defaults, log }: ShopDataOptions): ShopData {
  const load = keptPerVersion(version, () =>
    database.transaction((transaction) => readFacts(transaction, parts, defaults, log), {
      isolation: 'repeatable read',
    }),
  );
  return { current: () => load('facts') };
}

async function readFacts(
  transaction: Kysely<CommerceTables>,
  parts: readonly ShopDataPart<unknown>[],
  defaults: ShopSettings,
  log: Log,
): Promise<ShopFacts> {
  const settings = { ...defaults, ...(await readDecidedSettings(transaction, log)) };
  const values = new Map<string, unknown>();
  for (const part of parts) values.set(part.name, await part.load(transaction));
  return {
    settings,
    of<Value>({ name }: ShopDataPart<Value>): Value {
      if (!values.has(name)) throw new Error(`The shop's data has no part "${name}"`);
      // Under this name stands what the very part loaded.
      return values.get(name) as Value;
    },
  };
}
