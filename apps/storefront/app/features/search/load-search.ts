import { SearchProductsQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { toProductSummary } from '../catalog/product-tile.ts';

export type SearchView = Awaited<ReturnType<typeof loadSearch>>;

const resultsPerPage = 48;
const longestQuery = 200;

export async function loadSearch({ commerce }: ShopRequest, parameters: URLSearchParams) {
  const query = (parameters.get('q') ?? '').trim().slice(0, longestQuery);
  const asked = Number(parameters.get('page') ?? '1');
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  if (query === '') return { query, page, pageCount: 0, count: 0, products: [] };
  const { data } = await commerce.query(SearchProductsQuery, {
    search: query,
    page,
    pageSize: resultsPerPage,
  });
  return {
    query,
    page,
    pageCount: data?.products?.page_info?.total_pages ?? 0,
    count: data?.products?.total_count ?? 0,
    products: (data?.products?.items ?? []).flatMap((product) =>
      product ? [toProductSummary(product)] : [],
    ),
  };
}
