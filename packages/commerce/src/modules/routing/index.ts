/**
 * From a path to what it shows: products, categories and pages, their former paths, and the merchant's own rewrites.
 * It does not render anything, and static screens of the storefront are not its concern.
 */
export { addRedirect, type NewRedirect } from './add-redirect.ts';
export { dropRedirectsTo, freePaths, leadPathsOn } from './lead-on.ts';
export type { RoutingContext } from './model.ts';
export { movePath, movePaths, type PathMove, type PathTaken } from './move-path.ts';
export type { RoutingReader } from './reader.ts';
export { type RoutingRefusals, routingRefusals } from './refusals.ts';
export type { RoutingShapes } from './shapes.ts';
export type { RoutingTables } from './tables.ts';
