import { type Kysely, type Log, sql } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { raiseReferenceVersion, raiseShopDataVersion } from './reference-version.ts';
import { type DecidedSettings, isSettingName, settingRules } from './settings.ts';

export type SettingRefusal =
  | { readonly code: 'setting-not-known'; readonly details: { readonly name: string } }
  | {
      readonly code: 'setting-not-valid';
      /** Ends the sentence "<name> must …". */
      readonly details: { readonly name: string; readonly must: string };
    };

/** Changes of single values by the merchant; every process follows within moments. */
export interface SettingsAdmin {
  /** What was decided; everything else has its default. */
  decided(): Promise<Partial<DecidedSettings>>;
  decide<Name extends keyof DecidedSettings>(
    name: Name,
    value: DecidedSettings[Name],
  ): Promise<Result<undefined, SettingRefusal>>;
  /** Back to the default. */
  withdraw(name: keyof DecidedSettings): Promise<Result<undefined, SettingRefusal>>;
}

export function createSettingsAdmin(database: CommerceDatabase, log: Log): SettingsAdmin {
  return {
    decided: () => readDecidedSettings(database.kysely, log),
    async decide(name, value) {
      if (!isSettingName(name)) return refuse('setting-not-known', { name: String(name) });
      const { accepts, must } = settingRules[name];
      if (!accepts(value)) return refuse('setting-not-valid', { name, must });
      await database.transaction(async (transaction) => {
        await sql`insert into shop_setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
          on conflict (name) do update set value = excluded.value, changed_at = now()`.execute(transaction);
        await raiseVersion(transaction, name);
      });
      return ok();
    },
    async withdraw(name) {
      if (!isSettingName(name)) return refuse('setting-not-known', { name: String(name) });
      await database.transaction(async (transaction) => {
        await transaction.deleteFrom('shop_setting').where('name', '=', name).execute();
        await raiseVersion(transaction, name);
      });
      return ok();
    },
  };
}

function raiseVersion(transaction: Kysely<CommerceTables>, name: keyof DecidedSettings): Promise<void> {
  return settingRules[name].isSearched
    ? raiseReferenceVersion(transaction)
    : raiseShopDataVersion(transaction);
}

/** A row that no longer fits, from another version of the shop, counts as undecided. */
export async function readDecidedSettings(
  connection: Kysely<CommerceTables>,
  log: Log,
): Promise<Partial<DecidedSettings>> {
  const rows = await connection.selectFrom('shop_setting').select(['name', 'value']).execute();
  const fitting = rows.filter(({ name, value }) => {
    const fits = isSettingName(name) && settingRules[name].accepts(value);
    if (!fits) log.warn({ name }, 'A setting in the database is not one of this version of the shop');
    return fits;
  });
  return Object.fromEntries(fitting.map(({ name, value }) => [name, value]));
}
