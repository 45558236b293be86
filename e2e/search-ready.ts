import { type LocaleName, markets } from '@bowline/markets';
import { vi } from 'vitest';
import { patience } from './patience.ts';

/** A new shop opens before all its search indices are built; journeys that search wait for those of their locale. */
export async function searchReady(shopUrl: string, locale: LocaleName): Promise<void> {
  const { code } = markets[locale];
  const requests = ['products', 'categories', 'pages', 'query_suggestions'].map((kind) => ({
    indexName: `${kind}_${code}`,
    hitsPerPage: 0,
  }));
  const ask = async () => {
    const { ok, status } = await fetch(new URL('/1/indexes/*/queries', shopUrl), {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'BOWLINE', 'x-algolia-api-key': 'bowline-search' },
      body: JSON.stringify({ requests }),
    });
    if (!ok) throw new Error(`The search of ${locale} is not ready: ${status}`);
  };
  await vi.waitFor(ask, { timeout: patience.start, interval: 500 });
}
