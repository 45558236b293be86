import { Button, Link } from '@bowline/ui/components';
import { useEffect, useId, useState } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { recentSearchesOfDevice } from './recent-searches.ts';
import { searchPath } from './search-query.ts';

/** What this device has looked for. Only the device knows it, so it appears after the page has arrived. */
export function RecentSearchList() {
  const t = useTranslate();
  const headingId = useId();
  const { name: locale } = useMarket();
  const [queries, setQueries] = useState<readonly string[]>([]);

  useEffect(() => setQueries(recentSearchesOfDevice(locale).list()), [locale]);

  if (queries.length === 0) return null;
  const recent = recentSearchesOfDevice(locale);
  const afterwards = (change: () => void) => () => {
    change();
    setQueries(recent.list());
  };
  return (
    <section aria-labelledby={headingId} className="grid max-w-form gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-xl">
          {t('search.recent')}
        </h2>
        <Button variant="quiet" size="sm" onClick={afterwards(recent.clear)}>
          {t('search.clearRecent')}
        </Button>
      </div>
      <ul className="divide-y divide-border rounded-lg border border-border">
        {queries.map((query) => (
          <li key={query} className="flex items-center">
            <Link href={searchPath(query)} className="min-w-0 flex-1 truncate px-4 py-2.5 hover:text-link">
              {query}
            </Link>
            <Button variant="quiet" icon="close" iconOnly onClick={afterwards(() => recent.remove(query))}>
              {t('search.removeRecent', { query })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
