import { Link, Notice } from '@bowline/ui/components';
import { Suspense, useEffect, useId } from 'react';
import { untilTouched } from '../../first-touch.ts';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { Listing } from '../listing/Listing.tsx';
import { FoundTexts, LinksToFoundTexts } from './FoundTexts.tsx';
import { Highlighted } from './Highlighted.tsx';
import type { SearchView } from './load-search.ts';
import { RecentSearchList } from './RecentSearchList.tsx';
import { recentSearchesOfDevice } from './recent-searches.ts';
import { longestQuery, searchPath } from './search-query.ts';
import type { FoundCategory } from './search-records.ts';

// Links alone: they work as the server wrote them.
const NothingFound = untilTouched(() => import('./NothingFound.tsx'));
const PopularSearches = untilTouched(() => import('./PopularSearches.tsx'));

export function SearchScreen(view: SearchView) {
  const { query, wasCut, listing, shorter, foundNothing, didYouMean } = view;
  const t = useTranslate();
  const title = query ? t('search.resultsFor', { query }) : t('search.start');
  useRememberedSearch(foundNothing ? '' : query);
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-8">
      <PageHead title={query ? title : t('screens.search')} />
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-4xl">{title}</h1>
        {didYouMean && <DidYouMean query={didYouMean} />}
        {shorter && <Notice still>{t('search.leftOut', { query, word: shorter.leftOut })}</Notice>}
        {wasCut && <Notice still>{t('search.tooLong', { n: longestQuery })}</Notice>}
        {!foundNothing && <LinksToFoundTexts {...view} />}
      </header>
      {listing === undefined && <SearchStart {...view} />}
      <FoundCategories categories={view.categories} />
      {listing && !foundNothing && (
        <Listing listing={listing} path="/search" query={shorter?.query ?? query} />
      )}
      {foundNothing ? (
        <Suspense>
          <NothingFound {...view} />
        </Suspense>
      ) : (
        <FoundTexts {...view} />
      )}
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

/** Categories that the question names: on a phone one row of them, so that the products stay near. */
function FoundCategories({ categories }: { categories: readonly FoundCategory[] }) {
  const t = useTranslate();
  const headingId = useId();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-xl">
        {t('search.categories')}
      </h2>
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {categories.map(({ id, name, path }) => (
          <li key={id}>
            <Link
              href={path}
              className="inline-flex min-h-9 items-center rounded-full border border-border px-4 whitespace-nowrap hover:border-primary hover:text-link"
            >
              <span>
                <Highlighted text={name} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The search page before anything has been asked. */
function SearchStart({ popular, popularCategories }: Pick<SearchView, 'popular' | 'popularCategories'>) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="text-lg text-text-muted">{t('search.hint')}</p>
      <RecentSearchList />
      <Suspense>
        <PopularSearches popular={popular} popularCategories={popularCategories} />
      </Suspense>
    </div>
  );
}
