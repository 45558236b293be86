import { type Kysely, sql } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { type LocaleName, localeNames } from '@bowline/markets';
import { addDays, isDay, startOfDay } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';

/** What a question is answered with: articles that stand first, that are left out, and that come before their equals. */
export interface RuleWish {
  readonly locale: string;
  readonly query: string;
  readonly pinned: readonly string[];
  readonly hidden: readonly string[];
  readonly boosted: readonly string[];
  /** Days such as 2026-11-02, both included. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

export interface KeptRule extends RuleWish {
  readonly id: number;
}

/** The same by ids of products, and by moments in seconds. */
export interface RuleFact {
  readonly id: number;
  readonly query: string;
  readonly pinned: readonly number[];
  readonly hidden: readonly number[];
  readonly boosted: readonly number[];
  readonly from: number | null;
  readonly until: number | null;
}

export type RuleRefusal =
  | Refusal<'locale-not-known', Record<string, never>>
  | Refusal<'rule-not-found', Record<string, never>>
  | Refusal<'rule-query-not-valid', { readonly most: number }>
  | Refusal<'rule-empty', Record<string, never>>
  | Refusal<'rule-too-long', { readonly pinned: number; readonly hidden: number }>
  | Refusal<'rule-product-not-known', { readonly sku: string }>
  | Refusal<'rule-product-twice', { readonly sku: string }>
  | Refusal<'rule-days-not-valid', Record<string, never>>
  | Refusal<'rules-full', { readonly most: number }>;

/** Rules 12 and 13. */
export interface RulesAdmin {
  list(locale: string): Promise<readonly KeptRule[]>;
  find(id: number): Promise<KeptRule | null>;
  /** Without an id a new one. Answers its id. */
  keep(wish: RuleWish, id: number | null): Promise<Result<number, RuleRefusal>>;
  remove(id: number): Promise<Result<undefined, RuleRefusal>>;
  /** What a rule that is not kept would mean for the index. */
  factOf(wish: RuleWish): Promise<Result<RuleFact, RuleRefusal>>;
}

const most = { rules: 500, query: 60, pinned: 20, hidden: 50 };

const columns = sql`id, locale, query, pinned, hidden, boosted, starts_on::text as "startsOn", ends_on::text as "endsOn"`;

export function createRulesAdmin(database: CommerceDatabase, timeZone: string): RulesAdmin {
  const { kysely } = database;
  async function find(id: number): Promise<KeptRule | null> {
    const { rows } = await sql<KeptRule>`select ${columns} from search_rule where id = ${id}`.execute(kysely);
    return rows[0] ?? null;
  }
  return {
    list: (locale) => readRules(kysely, locale),
    find,
    async keep(wish, id) {
      const checked = await check(kysely, wish);
      if (!checked.ok) return checked;
      const { locale, query, pinned, hidden, boosted, startsOn, endsOn } = checked.value;
      const values = sql`${locale}, ${query}, ${pinned}::text[], ${hidden}::text[], ${boosted}::text[],
        ${startsOn}::date, ${endsOn}::date`;
      if (id !== null) {
        const { rows } = await sql<{ id: number }>`
          update search_rule set (locale, query, pinned, hidden, boosted, starts_on, ends_on) = (${values})
          where id = ${id} returning id`.execute(kysely);
        return rows[0] ? ok(rows[0].id) : refuse('rule-not-found', {});
      }
      const { rows } = await sql<{ id: number }>`
        insert into search_rule (locale, query, pinned, hidden, boosted, starts_on, ends_on)
        select ${values} where (select count(*) from search_rule where locale = ${locale}) < ${most.rules}
        returning id`.execute(kysely);
      return rows[0] ? ok(rows[0].id) : refuse('rules-full', { most: most.rules });
    },
    async remove(id) {
      const { rows } = await sql`delete from search_rule where id = ${id} returning id`.execute(kysely);
      return rows.length > 0 ? ok() : refuse('rule-not-found', {});
    },
    async factOf(wish) {
      const checked = await check(kysely, wish);
      if (!checked.ok) return checked;
      const [fact] = await factsOf(kysely, [{ id: 0, ...checked.value }], timeZone);
      return fact ? ok(fact) : refuse('rule-empty', {});
    },
  };
}

async function readRules(kysely: Kysely<CommerceTables>, locale: string): Promise<readonly KeptRule[]> {
  const { rows } = await sql<KeptRule>`
    select ${columns} from search_rule where locale = ${locale} order by query, id limit ${most.rules}`.execute(
    kysely,
  );
  return rows;
}

/** Of everything that is kept for a locale. */
export async function readRuleFacts(
  { kysely }: CommerceDatabase,
  locale: LocaleName,
  timeZone: string,
): Promise<readonly RuleFact[]> {
  return factsOf(kysely, await readRules(kysely, locale), timeZone);
}

async function factsOf(
  kysely: Kysely<CommerceTables>,
  rules: readonly KeptRule[],
  timeZone: string,
): Promise<readonly RuleFact[]> {
  const ids = await idsOf(
    kysely,
    rules.flatMap(({ pinned, hidden, boosted }) => [...pinned, ...hidden, ...boosted]),
  );
  const known = (skus: readonly string[]) => skus.flatMap((sku) => ids.get(sku) ?? []);
  const moment = (day: string) => (isDay(day) ? startOfDay(day, timeZone).getTime() / 1_000 : null);
  return rules.map(({ id, query, pinned, hidden, boosted, startsOn, endsOn }) => ({
    ...{ id, query, pinned: known(pinned), hidden: known(hidden), boosted: known(boosted) },
    from: startsOn === null ? null : moment(startsOn),
    until: endsOn !== null && isDay(endsOn) ? moment(addDays(endsOn, 1)) : null,
  }));
}

/** Products with a page of their own; those of variants are meant by nothing. */
async function idsOf(
  kysely: Kysely<CommerceTables>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ id: number; sku: string }>`
    select id, sku from product where sku = any(${[...new Set(skus)]}::text[]) and parent_id is null`.execute(
    kysely,
  );
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

async function check(kysely: Kysely<CommerceTables>, wish: RuleWish): Promise<Result<RuleWish, RuleRefusal>> {
  const query = wish.query.trim().replace(/\s+/g, ' ');
  const { pinned, hidden, boosted, startsOn, endsOn } = wish;
  const all = [...pinned, ...hidden, ...boosted];
  if (!localeNames.some((name) => name === wish.locale)) return refuse('locale-not-known', {});
  if (!/[\p{L}\p{N}]/u.test(query) || query.length > most.query) {
    return refuse('rule-query-not-valid', { most: most.query });
  }
  if (all.length === 0) return refuse('rule-empty', {});
  if (pinned.length > most.pinned || boosted.length > most.pinned || hidden.length > most.hidden) {
    return refuse('rule-too-long', { pinned: most.pinned, hidden: most.hidden });
  }
  const twice = all.find((sku, index) => all.indexOf(sku) !== index);
  if (twice !== undefined) return refuse('rule-product-twice', { sku: twice });
  const days = [startsOn, endsOn].filter((day) => day !== null);
  if (!days.every(isDay) || (startsOn !== null && endsOn !== null && startsOn > endsOn)) {
    return refuse('rule-days-not-valid', {});
  }
  const ids = await idsOf(kysely, all);
  const unknown = all.find((sku) => !ids.has(sku));
  return unknown === undefined
    ? ok({ ...wish, query })
    : refuse('rule-product-not-known', { sku: unknown.slice(0, 100) });
}
