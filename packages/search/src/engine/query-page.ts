import { limits } from './limits.ts';
import type { IndexSettings } from './model.ts';
import type { EngineQuery, EngineResult } from './query-model.ts';

export interface QueryPage {
  readonly offset: number;
  readonly length: number;
  /** What the answer says about pages. */
  readonly shown: (
    hits: number,
  ) => Pick<EngineResult, 'page' | 'nbPages' | 'hitsPerPage' | 'offset' | 'length'>;
}

/** Which stretch of the hits to show; nothing lies beyond `paginationLimitedTo`. */
export function queryPage(query: EngineQuery, settings: IndexSettings): QueryPage {
  const limit = settings.paginationLimitedTo;
  if (query.offset !== undefined || query.length !== undefined) {
    const offset = wholeNumber(query.offset ?? 0, limit);
    const length = wholeNumber(query.length ?? settings.hitsPerPage, limits.hitsPerPage);
    return {
      offset,
      length: Math.min(length, limit - offset),
      shown: (hits) => ({
        page: 0,
        nbPages: pages(hits, length, limit),
        hitsPerPage: length,
        offset,
        length,
      }),
    };
  }
  const hitsPerPage = wholeNumber(settings.hitsPerPage, limits.hitsPerPage);
  const page = wholeNumber(query.page ?? 0, Number.MAX_SAFE_INTEGER);
  const offset = Math.min(page * hitsPerPage, limit);
  return {
    offset,
    length: Math.min(hitsPerPage, limit - offset),
    shown: (hits) => ({ page, nbPages: pages(hits, hitsPerPage, limit), hitsPerPage }),
  };
}

function pages(hits: number, length: number, limit: number): number {
  return length === 0 ? 0 : Math.ceil(Math.min(hits, limit) / length);
}

function wholeNumber(value: number, most: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.min(Math.floor(value), most)) : 0;
}
