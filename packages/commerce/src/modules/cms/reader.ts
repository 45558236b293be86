import type { Reading } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CmsBlockRecord, CmsPageRecord } from './model.ts';
import { lookUpBlock, lookUpPage, readPageUrlKeys } from './repository.ts';

/** Pages and blocks as one request reads them; a key is an identifier or an id written as text. */
export interface CmsReader {
  page(key: string): Promise<CmsPageRecord | null>;
  block(key: string): Promise<CmsBlockRecord | null>;
  pageUrlKeys(identifier: string): Promise<readonly { locale: string; urlKey: string }[]>;
}

export function createCmsReader({ locale }: { readonly locale: LocaleName }, reading: Reading): CmsReader {
  return {
    page: lookUpPage(reading, locale),
    block: lookUpBlock(reading, locale),
    pageUrlKeys: (identifier) => readPageUrlKeys(reading, identifier),
  };
}
