import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadSearch } from '../features/search/load-search.ts';
import { SearchScreen } from '../features/search/SearchScreen.tsx';
import { shopContext } from '../shop-context.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  return loadSearch(context.get(shopContext), url.searchParams);
}

export default function Search() {
  return <SearchScreen {...useLoaderData<typeof loader>()} />;
}
