import { sql, type Transaction } from '@bowline/database';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { digestOf, noteSeen, readKnown, readSeen, rememberRecord } from './known-records.ts';
import { type Misfit, misfit, type Page, type RawRecord } from './model.ts';
import * as imports from './repository.ts';
import {
  type Named,
  type Plan,
  type PlanningFacts,
  passedOver,
  type Stage,
  type Writing,
} from './stages/stage.ts';

export interface PageToSettle {
  readonly database: CommerceDatabase;
  readonly reading: imports.ImportToRead;
  readonly stage: Stage;
  readonly page: Page;
  /** Where the import was before this page, and where it goes on after it. */
  readonly from: imports.Place;
  readonly to: imports.Place;
  readonly facts: Omit<PlanningFacts, 'said' | 'now'>;
  readonly now: Date;
  readonly timeZone: string;
}

type Outcome = 'added' | 'changed' | 'unchanged' | 'leftOut';

/** Rule 3. False when somebody has canceled the import, or another worker has gone on with it. */
export function settlePage(settling: PageToSettle): Promise<boolean> {
  const { database, reading, stage, page, from, to, now } = settling;
  return database.transaction(async (transaction) => {
    if (!(await imports.holdPlace(transaction, reading.id, from))) return false;
    if (!reading.isTrial) await stage.hold?.(transaction);
    const tally = { read: 0, added: 0, changed: 0, unchanged: 0, leftOut: 0 };
    const problems: imports.NewProblem[] = [];
    const note = (id: string, name: string | null, isLeftOut: boolean) => (found: Misfit) =>
      problems.push({ ...found, kind: stage.kind, magentoId: id.slice(0, 200), name, isLeftOut });
    const said = await readSeen(transaction, reading.id, asked(stage, page.items));
    const facts: PlanningFacts = { ...settling.facts, now, said: detailsIn(said) };
    for (const raw of page.items) {
      const planned = stage.plan(raw, facts);
      const self = { kind: stage.kind, id: planned.id };
      // Rule 3: told of twice, it counts once.
      if ((await readSeen(transaction, reading.id, [self])).has(`${self.kind} ${self.id}`)) continue;
      if ('isPassedOver' in planned) {
        await noteSeen(transaction, reading.id, [{ ...self, detail: passedOver }], false);
        continue;
      }
      tally.read += 1;
      const settled =
        'leftOut' in planned
          ? { outcome: 'leftOut' as const, misfits: [planned.leftOut] }
          : await settle(transaction, settling, planned);
      tally[settled.outcome] += 1;
      const isLeftOut = settled.outcome === 'leftOut';
      settled.misfits.forEach(note(planned.id, planned.name, isLeftOut));
      const brought = 'leftOut' in planned ? [self] : [{ ...self, ...detailOf(planned) }, ...planned.brings];
      await noteSeen(transaction, reading.id, isLeftOut ? [self] : brought, isLeftOut);
    }
    await imports.addCounts(transaction, reading.id, { kind: stage.kind, total: page.total, ...tally });
    await imports.addProblems(transaction, reading.id, problems);
    await imports.goOnAt(transaction, reading.id, to, now);
    return true;
  });
}

const detailOf = ({ detail }: Plan<unknown>) => (detail === undefined ? {} : { detail });

const asked = ({ asksAbout }: Stage, items: readonly RawRecord[]): readonly Named[] =>
  asksAbout ? items.flatMap((raw) => asksAbout(raw)) : [];

const detailsIn =
  (seen: Awaited<ReturnType<typeof readSeen>>): PlanningFacts['said'] =>
  (kind, id) => {
    const found = seen.get(`${kind} ${id}`);
    return found && !found.isLeftOut ? found.detail : null;
  };

interface Settled {
  readonly outcome: Outcome;
  readonly misfits: readonly Misfit[];
}

/** One thing: looked at, and written if it is new or different. */
async function settle(
  transaction: Transaction<CommerceTables>,
  settling: PageToSettle,
  plan: Plan<unknown>,
): Promise<Settled> {
  const { reading, stage } = settling;
  const source = reading.sourceUrl;
  const self = { kind: stage.kind, id: plan.id };
  const known = await readKnown(transaction, source, [self, ...plan.needs]);
  const seen = reading.isTrial ? await readSeen(transaction, reading.id, plan.needs) : new Map();
  const isThere = ({ kind, id }: Named) =>
    known.has(`${kind} ${id}`) || seen.get(`${kind} ${id}`)?.isLeftOut === false;
  const missing = plan.needs.filter((need) => !isThere(need));
  const needed = missing.find(({ isNeeded }) => isNeeded);
  if (needed) return { outcome: 'leftOut', misfits: [misfit(needed.code ?? 'not-there', needed.id)] };
  const lacks = missing.flatMap(({ code, id }) => (code === null ? [] : [misfit(code, id)]));
  const misfits = [...plan.misfits, ...lacks];
  const former = known.get(`${self.kind} ${self.id}`) ?? null;
  // What was not there before and is now has to be written, though Magento says the same.
  const digest = digestOf([plan.wish, lacks]);
  if (former?.digest.equals(digest)) return { outcome: 'unchanged', misfits };
  const outcome = former ? 'changed' : 'added';
  if (reading.isTrial) return { outcome, misfits };

  const writing: Writing = {
    transaction,
    now: settling.now,
    timeZone: settling.timeZone,
    source,
    by: reading.by,
    ownIdOf: (kind, id) => known.get(`${kind} ${id}`)?.ownId ?? null,
    remember: (named, ownId) =>
      rememberRecord(transaction, source, { ...named, ownId, digest: Buffer.alloc(0) }, settling.now),
  };
  await sql`savepoint record`.execute(transaction);
  const written = await stage.write(writing, plan.wish, former?.ownId ?? null).catch(refusedByDatabase);
  if (!written.ok) {
    await sql`rollback to savepoint record`.execute(transaction);
    return { outcome: 'leftOut', misfits: [written.refusal] };
  }
  await sql`release savepoint record`.execute(transaction);
  await rememberRecord(transaction, source, { ...self, ownId: written.value, digest }, settling.now);
  return { outcome, misfits };
}

/** Data that breaks a constraint is a thing that does not fit; everything else is a surprise. */
function refusedByDatabase(error: unknown): { readonly ok: false; readonly refusal: Misfit } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^2[23]/.test(code)) throw error;
  const rule = error instanceof Error && 'constraint' in error ? String(error.constraint) : code;
  return { ok: false, refusal: misfit('not-accepted', rule) };
}
