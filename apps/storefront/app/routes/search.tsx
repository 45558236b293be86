import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadSearch } from '../features/search/load-search.ts';
import { SearchScreen } from '../features/search/SearchScreen.tsx';
import { pageNotFound } from '../routing/error-answers.ts';
import { shopContext } from '../shop-context.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const found = await loadSearch(context.get(shopContext), url.searchParams);
  if (!found) throw pageNotFound({ wasLookedUp: true });
  return found;
}

export default function Search() {
  return <SearchScreen {...useLoaderData<typeof loader>()} />;
}
