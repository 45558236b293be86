import { Link, Notice } from '@bowline/ui/components';
import { useEffect } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { Listing } from '../listing/Listing.tsx';
import { FoundCategories } from './FoundCategories.tsx';
import { FoundTexts, LinksToFoundTexts } from './FoundTexts.tsx';
import type { SearchView } from './load-search.ts';
import { NothingFound } from './NothingFound.tsx';
import { recentSearchesOfDevice } from './recent-searches.ts';
import { SearchStart } from './SearchStart.tsx';
import { longestQuery, searchPath } from './search-query.ts';

export function SearchScreen(view: SearchView) {
  const { query, wasCut, listing, foundNothing, didYouMean } = view;
  const t = useTranslate();
  const title = query ? t('search.resultsFor', { query }) : t('search.start');
  useRememberedSearch(foundNothing ? '' : query);
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-8">
      <PageHead title={query ? title : t('screens.search')} />
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-4xl">{title}</h1>
        {didYouMean && <DidYouMean query={didYouMean} />}
        {wasCut && <Notice still>{t('search.tooLong', { n: longestQuery })}</Notice>}
        {!foundNothing && <LinksToFoundTexts {...view} />}
      </header>
      {listing === undefined && <SearchStart {...view} />}
      <FoundCategories categories={view.categories} />
      {listing && !foundNothing && <Listing listing={listing} path="/search" query={query} />}
      {foundNothing ? <NothingFound {...view} /> : <FoundTexts {...view} />}
    </div>
  );
}

function DidYouMean({ query }: { query: string }) {
  const t = useTranslate();
  return (
    <p className="text-lg">
      {t('search.didYouMean')}{' '}
      <Link href={searchPath(query)} className="text-link-style font-semibold">
        {query}
      </Link>
      ?
    </p>
  );
}

/** Keeps a search that found something for the next visit to the field, on this device alone. */
function useRememberedSearch(query: string): void {
  const { name: locale } = useMarket();
  useEffect(() => {
    if (query !== '') recentSearchesOfDevice(locale).add(query);
  }, [query, locale]);
}
