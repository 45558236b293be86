import type { Fetch } from '@bowline/kit';
import { type LocaleName, markets } from '@bowline/markets';

/** The content service, asked over its own protocol wherever it runs. */
export interface SearchedContent {
  readonly fetch: Fetch;
  /** Without a final slash. */
  readonly url: string;
  readonly dataset: string;
  readonly token?: string;
}

export const apiVersion = 'v2025-02-19';

export async function askContent<Row>(
  { fetch, url, dataset, token }: SearchedContent,
  query: string,
  locale: LocaleName,
): Promise<readonly Row[]> {
  const search = new URLSearchParams({ query, $lang: JSON.stringify(markets[locale].code) });
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(
    new Request(`${url}/${apiVersion}/data/query/${dataset}?${search}`, { headers }),
  );
  if (!answer.ok) throw new Error(`The content service answered ${answer.status}`);
  return ((await answer.json()) as { result: readonly Row[] }).result;
}
