/**
 * Pages and blocks of text that belong to the shop itself, such as terms and returns.
 * It is not the content service: articles, banners and messages live there.
 */
export type { CmsContext, CmsPageRecord } from './model.ts';
export type { CmsReader } from './reader.ts';
export { type CmsRefusals, cmsRefusals } from './refusals.ts';
export { countCmsPages } from './repository.ts';
export type { CmsShapes } from './shapes.ts';
export type { CmsTables } from './tables.ts';
