/**
 * How visits went: how quick pages were and which scripts failed, in counts (rules in SPEC.md).
 * It knows nobody: whose visit it was is never told and never kept.
 */
export type { VisitsContext } from './resolvers.ts';
export type { VisitsTables } from './tables.ts';
export type { VisitsAdmin } from './visits-admin.ts';
