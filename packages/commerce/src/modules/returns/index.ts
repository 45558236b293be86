/**
 * Withdrawal from a contract and what comes back: statements, labels, and what the shop decides (rules in SPEC.md).
 * It moves no money and no stock itself; it asks `checkout` to cancel and to credit.
 */
export type { ReturnNews } from './jobs.ts';
export { labelFileName, labelPdf } from './label/label-pdf.ts';
export { daysToPost, hasLabel, type OrderReturn, type ReturnLine, type ReturnsContext } from './model.ts';
export { findReturn, insertReturn, moveLines } from './repository.ts';
export type { ReturnsAdmin } from './returns-admin.ts';
export type { ReturnsTables } from './tables.ts';
export { lastArrival } from './withdrawal-period.ts';
