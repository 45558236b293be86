/**
 * What was sold and earned, which VAT is owed, what lies in stock and who came back, counted from the books of others (rules in SPEC.md).
 * It keeps sums that can be counted again, and decides nothing.
 */
export type { ReportsAdmin } from './reports-admin.ts';
export type { ReportsTables } from './tables.ts';
