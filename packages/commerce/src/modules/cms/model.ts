import type { StoresContext } from '#stores';
import type { CmsReader } from './reader.ts';

export interface CmsPageRecord {
  readonly entityType: 'CMS_PAGE';
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly contentHeading: string | null;
  readonly content: string;
  readonly urlKey: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

export interface CmsBlockRecord {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly content: string;
}

export interface CmsContext extends StoresContext {
  readonly cms: CmsReader;
}
