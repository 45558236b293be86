/**
 * What was sold and which VAT is owed, counted from the books of orders (rules in SPEC.md).
 * It keeps nothing and decides nothing.
 */
export type { ReportsAdmin } from './reports-admin.ts';
