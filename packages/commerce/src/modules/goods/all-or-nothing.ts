import type { Transaction } from '@bowline/database';
import type { Refusal, Result } from '@bowline/kit';
import type { CommerceDatabase, CommerceTables } from '#tables';

/** Ends the transaction; never leaves this file. */
class Undone extends Error {
  readonly refusal: Refusal<string, object>;
  constructor(refusal: Refusal<string, object>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** A transaction of which nothing stays when it ends in a refusal. */
export async function allOrNothing<Value, Why extends Refusal<string, object>>(
  database: CommerceDatabase,
  work: (transaction: Transaction<CommerceTables>) => Promise<Result<Value, Why>>,
): Promise<Result<Value, Why>> {
  try {
    return await database.transaction(async (transaction) => {
      const result = await work(transaction);
      if (!result.ok) throw new Undone(result.refusal);
      return result;
    });
  } catch (error) {
    if (error instanceof Undone) return { ok: false, refusal: error.refusal as Why };
    throw error;
  }
}
