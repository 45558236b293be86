import type { CmsBlockRecord, CmsPageRecord } from './model.ts';

/** Our own shapes behind types of the schema. */
export interface CmsShapes {
  CmsPage: CmsPageRecord;
  CmsBlock: CmsBlockRecord;
  /** Looked up only when they are selected: a promise that nobody awaits must not be made. */
  CmsBlocks: { readonly identifiers: readonly string[] };
}
