import { sql } from '@bowline/database';
import type { CommerceDatabase } from '#tables';
import { type Check, moneyChecks } from './reconcile/money-checks.ts';
import { orderChecks } from './reconcile/order-checks.ts';
import { promiseChecks } from './reconcile/promise-checks.ts';
import { compareShapes } from './reconcile/shape-checks.ts';

/** Something that two books tell differently. */
export interface Finding {
  /** What should be so. */
  readonly rule: string;
  /** The order, card, coupon or pool it is about. */
  readonly subject: string;
}

const checks: readonly Check[] = [...orderChecks, ...moneyChecks, ...promiseChecks];

/**
 * Rule 22: everything in which the books disagree; nothing at rest. Jobs that wait count as done, because they will be.
 * It reads all orders: for a night or a test, not for a page.
 */
export async function reconcile(database: CommerceDatabase): Promise<readonly Finding[]> {
  return database.transaction(
    async (transaction) => {
      const findings: Finding[] = [...(await compareShapes(transaction))];
      for (const { rule, subjects } of checks) {
        const { rows } = await sql<{ subject: string }>`${sql.raw(subjects)}`.execute(transaction);
        findings.push(...rows.map(({ subject }) => ({ rule, subject })));
      }
      return findings;
    },
    // All books of one moment.
    { isolation: 'repeatable read' },
  );
}
