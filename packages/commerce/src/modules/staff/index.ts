/**
 * The people who run the shop: how they get in, who of them is at the desk, and the log of what they did (rules in SPEC.md).
 * What they may do stands in `src/desk/permissions.ts`; what they do belongs to the modules of these things.
 */
export { staffModule } from './module.ts';
export type { StaffAdmin } from './staff-admin.ts';
export type { StaffTables } from './tables.ts';
export { hotp, stepAt } from './totp.ts';
