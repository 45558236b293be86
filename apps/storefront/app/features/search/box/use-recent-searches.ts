import type { ComboboxRemoval } from '@bowline/ui/components';
import { useMemo, useState } from 'react';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { recentSearchesOfDevice } from '../recent-searches.ts';

export interface OfferedRecentSearches {
  readonly recent: readonly string[];
  readonly removal: ComboboxRemoval;
  /** Reads anew what another page may have added. */
  refresh(): void;
}

/** The searches of this device, and how to make it forget them. */
export function useRecentSearches(onChanged: () => void): OfferedRecentSearches {
  const t = useTranslate();
  const { name: locale } = useMarket();
  const device = useMemo(() => recentSearchesOfDevice(locale), [locale]);
  const [recent, setRecent] = useState(device.list);
  const refresh = () => setRecent(device.list());
  const change = (forget: () => void) => {
    forget();
    refresh();
    onChanged();
  };
  return {
    recent,
    refresh,
    removal: {
      clearLabel: t('search.clearRecent'),
      removeLabel: ({ text }) => t('search.removeRecent', { query: text }),
      onClear: () => change(device.clear),
      onRemove: ({ text }) => change(() => device.remove(text)),
    },
  };
}
