import { useEffect } from 'react';
import { useMarket } from '../../i18n/I18nProvider.tsx';
import { recentSearchesOfDevice } from './recent-searches.ts';

/** Keeps a search that found something for the next visit to the field, on this device alone. */
export function useRememberedSearch(query: string): void {
  const { name: locale } = useMarket();
  useEffect(() => {
    if (query !== '') recentSearchesOfDevice(locale).add(query);
  }, [query, locale]);
}
