import type { SearchDesk } from '@bowline/commerce';
import { indexName, rulesOf } from '@bowline/search/records';
import type { ShopSearch } from './search.ts';

const shown = 20;
const patienceMs = 3_000;

/** A question as it would be answered by one rule alone, or by none. The hosted service knows no such question: nothing is shown then. */
export function createPreview({ writing }: Pick<ShopSearch, 'writing'>): SearchDesk['preview'] {
  return async (locale, query, rule) => {
    if (!writing) return null;
    const { fetch, baseUrl, applicationId, adminKey } = writing.destination;
    const params = {
      query,
      hitsPerPage: shown,
      attributesToRetrieve: ['sku', 'name'],
      attributesToHighlight: [],
    };
    const response = await fetch(
      new Request(new URL(`/1/indexes/${indexName('products', locale)}/rules/preview`, baseUrl), {
        method: 'POST',
        headers: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': adminKey },
        body: JSON.stringify({ params, rules: rule ? rulesOf([rule]) : [] }),
        signal: AbortSignal.timeout(patienceMs),
      }),
    ).catch(() => null);
    if (!response?.ok) return null;
    const { hits } = (await response.json()) as {
      readonly hits: readonly { sku?: unknown; name?: unknown }[];
    };
    return hits.map(({ sku, name }) => ({ sku: String(sku ?? ''), name: String(name ?? '') }));
  };
}
