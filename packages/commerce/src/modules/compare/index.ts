/**
 * Products side by side: the lists that guests and customers compare them on (rules in SPEC.md).
 * What there is to compare the catalogue knows; nothing here is bought or wished for.
 */
export type { CompareContext } from './model.ts';
export type { CompareShapes } from './shapes.ts';
export type { CompareTables } from './tables.ts';
