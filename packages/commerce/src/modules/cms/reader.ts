import type { LocaleName } from '@bowline/markets';
import DataLoader from 'dataloader';
import type { StoreView } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { CmsBlockRecord, CmsPageRecord } from './model.ts';
import { readBlocks, readPages, readPageUrlKeys } from './repository.ts';

/** Pages and blocks as one request reads them; a key is an identifier or an id written as text. */
export interface CmsReader {
  page(key: string): Promise<CmsPageRecord | null>;
  block(key: string): Promise<CmsBlockRecord | null>;
  pageUrlKeys(identifier: string): Promise<readonly { locale: string; urlKey: string }[]>;
}

export function createCms(database: CommerceDatabase): (store: StoreView) => CmsReader {
  return ({ locale }: { readonly locale: LocaleName }) => {
    const pages = new DataLoader((keys: readonly string[]) => readPages(database, locale, keys));
    const blocks = new DataLoader((keys: readonly string[]) => readBlocks(database, locale, keys));
    return {
      page: (key) => pages.load(key),
      block: (key) => blocks.load(key),
      pageUrlKeys: (identifier) => readPageUrlKeys(database, identifier),
    };
  };
}
