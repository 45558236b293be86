/**
 * What customers wish for, in lists they keep, share and buy from (rules in SPEC.md).
 * Lists of guests are none of it: they lie on the visitor's device until somebody signs in.
 */
export type { WishlistsContext } from './model.ts';
export type { WishlistsShapes } from './shapes.ts';
export type { WishlistsTables } from './tables.ts';
