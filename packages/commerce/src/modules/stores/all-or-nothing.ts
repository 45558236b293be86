import type { Transaction } from '@bowline/database';
import type { Result } from '@bowline/kit';
import type { CommerceDatabase, CommerceTables } from '#tables';

class Undone extends Error {
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super('A transaction was refused');
    this.refusal = refusal;
  }
}

/** A transaction whose refusal undoes everything that was written before it. */
export async function allOrNothing<Value, Refused>(
  database: CommerceDatabase,
  work: (transaction: Transaction<CommerceTables>) => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused>> {
  try {
    return await database.transaction(async (transaction) => {
      const result = await work(transaction);
      if (!result.ok) throw new Undone(result.refusal);
      return result;
    });
  } catch (error) {
    // Thrown above, from a refusal of this very type.
    if (error instanceof Undone) return { ok: false, refusal: error.refusal as Refused };
    throw error;
  }
}
