import { CompiledQuery, type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Parameter, Statement } from './reading/statement.ts';

/** What the prepared pool takes instead of parameters: statements that travel together. */
export class Journey {
  readonly statements: readonly Pick<CompiledQuery, 'sql' | 'parameters'>[];

  constructor(statements: Journey['statements']) {
    this.statements = statements;
  }
}

type Statements<Rows extends readonly unknown[]> = {
  readonly [Place in keyof Rows]: RawBuilder<Rows[Place]>;
};
type Results<Rows extends readonly unknown[]> = { readonly [Place in keyof Rows]: QueryResult<Rows[Place]> };

/**
 * Carries out statements one after the other in one journey to PostgreSQL, for those that do not depend on each other's answers.
 * When one fails, none of them has happened, and a transaction around them has failed.
 */
export async function inOneJourney<Schema, const Rows extends readonly unknown[]>(
  executor: Kysely<Schema>,
  statements: Statements<Rows>,
): Promise<Results<Rows>> {
  const compiled = statements.map((each) => each.compile(executor));
  const { rows } = await executor.executeQuery<QueryResult<unknown>>(
    CompiledQuery.raw('', [new Journey(compiled)]),
  );
  // The pool answers each statement in its place.
  return rows as unknown as Results<Rows>;
}

/** Statements that belong together, and what their answers say, so that others can travel with them. */
export interface Errand<Value> {
  readonly statements: readonly RawBuilder<unknown>[];
  readonly read: (results: readonly QueryResult<unknown>[]) => Value;
}

/**
 * To the end of the transaction PostgreSQL plans what it knows once for all values. Left to itself it makes a new plan each time where it
 * hopes for a better one, which takes longer than most statements of the shop; a function of another program plans its own as well.
 */
export const planningOnce: Errand<null> = {
  statements: [sql`set local plan_cache_mode = force_generic_plan`],
  read: () => null,
};

type Errands<Values extends readonly unknown[]> = {
  readonly [Place in keyof Values]: Errand<Values[Place]>;
};

/** One errand after the other, all of them in one journey. */
export async function runErrands<Schema, const Values extends readonly unknown[]>(
  executor: Kysely<Schema>,
  errands: Errands<Values>,
): Promise<Values> {
  const each: readonly Errand<unknown>[] = errands;
  const statements = each.flatMap((errand) => errand.statements);
  const results = statements.length > 0 ? await inOneJourney(executor, statements) : [];
  let at = 0;
  const values = each.map((errand) => {
    const own = results.slice(at, at + errand.statements.length);
    at += errand.statements.length;
    return errand.read(own);
  });
  return values as unknown as Values;
}

/** A statement that is else asked through a reading, inside a transaction. */
export async function askWithin<Schema, Row>(
  executor: Kysely<Schema>,
  { text }: Statement<Row>,
  parameters: readonly Parameter[],
): Promise<readonly Row[]> {
  return (await executor.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
}
