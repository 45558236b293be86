import type { CmsBlockRecord, CmsPageRecord } from './model.ts';

/** Our own shapes behind types of the schema. */
export interface CmsShapes {
  CmsPage: CmsPageRecord;
  CmsBlock: CmsBlockRecord;
}
