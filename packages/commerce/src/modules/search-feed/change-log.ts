import { sql } from '@bowline/database';
import type { Day } from '#stores';
import type { CommerceDatabase } from '#tables';

export interface Changes {
  /** Everything counts as changed; the other answers then say nothing. */
  readonly everything: boolean;
  readonly pages: boolean;
  readonly synonyms: boolean;
  readonly productIds: readonly number[];
  /** Where to go on. */
  readonly position: string;
}

interface EntryRow {
  readonly origin: string;
  readonly horizon: string;
  readonly isLost: boolean;
  readonly id: number | null;
  readonly subject: string | null;
  readonly productIds: number[] | null;
  readonly isBehindHorizon: boolean | null;
}

/** The log and the state of the transactions, as one statement sees them. */
async function readEntries(database: CommerceDatabase, since: string | null): Promise<readonly EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select log.origin, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      coalesce(log.forgotten_through >= ${since}::xid8
        or ${since}::xid8 > pg_snapshot_xmax(pg_current_snapshot()), true) as "isLost",
      entry.id, entry.subject, entry.product_ids as "productIds",
      entry.made_by >= pg_snapshot_xmin(pg_current_snapshot()) as "isBehindHorizon"
    from search_change_log log
    left join search_change entry
      on entry.made_by >= coalesce(${since}::xid8, pg_snapshot_xmin(pg_current_snapshot()))`.execute(
    database.kysely,
  );
  return rows;
}

function positionAfter(rows: readonly EntryRow[], today: Day): Position {
  const [first] = rows;
  if (!first) throw new Error('The table search_change_log is empty');
  return {
    origin: first.origin,
    horizon: first.horizon,
    delivered: rows.flatMap(({ id, isBehindHorizon }) => (id !== null && isBehindHorizon ? [id] : [])),
    day: today,
  };
}

export async function readCurrentPosition(database: CommerceDatabase, today: Day): Promise<string> {
  return writePosition(positionAfter(await readEntries(database, null), today));
}

export async function readChangesSince(
  database: CommerceDatabase,
  text: string,
  today: Day,
  vatBegan: (after: Day, until: Day) => Promise<boolean>,
): Promise<Changes> {
  const since = readPosition(text);
  const rows = await readEntries(database, since?.horizon ?? null);
  const next = positionAfter(rows, today);
  const position = writePosition(next);
  const isLost = !since || since.origin !== next.origin || rows[0]?.isLost;
  if (isLost) return { everything: true, pages: true, synonyms: true, productIds: [], position };
  const delivered = new Set(since.delivered);
  const fresh = rows.filter(({ id }) => id !== null && !delivered.has(id));
  const turned = await readTurnedReductions(database, since.day, today);
  const isTaxedAnew = since.day < today && (await vatBegan(since.day, today));
  return {
    everything: isTaxedAnew || fresh.some(({ subject }) => subject === 'everything'),
    pages: fresh.some(({ subject }) => subject === 'pages'),
    synonyms: fresh.some(({ subject }) => subject === 'synonyms'),
    productIds: [...new Set([...fresh.flatMap(({ productIds }) => productIds ?? []), ...turned])],
    position,
  };
}

/** Rule 5: products whose reduction began or ended between two days. */
async function readTurnedReductions(
  database: CommerceDatabase,
  since: Day,
  today: Day,
): Promise<readonly number[]> {
  if (since >= today) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct coalesce(p.parent_id, p.id) as id
    from price_reduction r join product p on p.id = r.product_id
    where (r.starts_on > ${since}::date and r.starts_on <= ${today}::date)
      or (r.ends_on >= ${since}::date and r.ends_on < ${today}::date)`.execute(database.kysely);
  return rows.map(({ id }) => id);
}

/** Rule 6. Entries that a running transaction may stand before are kept. */
export async function forgetChangesBefore(database: CommerceDatabase, moment: Date): Promise<void> {
  await sql`
    with forgotten as (
      delete from search_change
      where made_at < ${moment} and made_by < pg_snapshot_xmin(pg_current_snapshot())
      returning made_by
    )
    update search_change_log
    set forgotten_through = greatest(forgotten_through, (select made_by from forgotten order by made_by desc limit 1))
    where exists (select from forgotten)`.execute(database.kysely);
}

/** Rules 4 and 5. */
interface Position {
  readonly origin: string;
  /** Every transaction before this one is finished. */
  readonly horizon: string;
  /** Entries of transactions from the horizon on that were delivered already. */
  readonly delivered: readonly number[];
  readonly day: Day;
}

function writePosition(position: Position): string {
  return JSON.stringify(position);
}

/** Null for what is no position; whoever brings it begins anew. */
function readPosition(text: string): Position | null {
  const value = parse(text);
  if (typeof value !== 'object' || value === null) return null;
  const { origin, horizon, delivered, day } = value as Partial<Record<keyof Position, unknown>>;
  const isPosition =
    typeof origin === 'string' &&
    typeof horizon === 'string' &&
    /^\d{1,19}$/.test(horizon) &&
    typeof day === 'string' &&
    Array.isArray(delivered) &&
    delivered.every((id) => Number.isSafeInteger(id));
  return isPosition ? { origin, horizon, day, delivered: delivered as number[] } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
