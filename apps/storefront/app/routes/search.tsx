import type { LoaderFunctionArgs } from 'react-router';
import { pack, useUnpackedData } from '../data/packed.ts';
import { loadSearch } from '../features/search/load-search.ts';
import { SearchScreen } from '../features/search/SearchScreen.tsx';
import { pageNotFound } from '../routing/error-answers.ts';
import { shopContext } from '../shop-context.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const found = await loadSearch(context.get(shopContext), url.searchParams);
  if (!found) throw pageNotFound({ wasLookedUp: true });
  return pack(found);
}

export default function Search() {
  return <SearchScreen {...useUnpackedData<typeof loader>()} />;
}
