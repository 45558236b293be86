import { ok, type Result, refuse } from '@bowline/kit';
import type { CatalogRefusal } from '../refusals.ts';

export interface PageRequest {
  readonly pageSize: number;
  readonly currentPage: number;
}

type PageRefusal = CatalogRefusal<
  'current-page-not-positive' | 'page-size-not-positive' | 'page-size-too-large'
>;

/** Behaviours 2 and 3; null is written by a client that wants neither the default nor a number. */
export function checkPage(
  { pageSize, currentPage }: { readonly [Part in keyof PageRequest]: number | null },
  maximumPageSize: number,
): Result<PageRequest, PageRefusal> {
  if (currentPage === null || currentPage < 1) return refuse('current-page-not-positive');
  if (pageSize === null || pageSize < 1) return refuse('page-size-not-positive');
  if (pageSize > maximumPageSize) return refuse('page-size-too-large', { maximum: maximumPageSize });
  return ok({ pageSize, currentPage });
}

/** Behaviour 4: a page beyond the last one is an error, unless there is nothing at all. */
export function checkRange(
  { pageSize, currentPage }: PageRequest,
  total: number,
): Result<PageInfo, CatalogRefusal<'page-out-of-range'>> {
  const totalPages = Math.ceil(total / pageSize);
  if (total > 0 && currentPage > totalPages) {
    return refuse('page-out-of-range', { currentPage, pages: totalPages });
  }
  return ok({ pageSize, currentPage, totalPages });
}

export interface PageInfo extends PageRequest {
  readonly totalPages: number;
}
