import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { SearchView } from './load-search.ts';
import { PopularCategories } from './PopularCategories.tsx';
import { QueryChips } from './QueryChips.tsx';
import { RecentSearchList } from './RecentSearchList.tsx';

/** The search page before anything has been asked. */
export function SearchStart({
  popular,
  popularCategories,
}: Pick<SearchView, 'popular' | 'popularCategories'>) {
  const t = useTranslate();
  return (
    <div className="grid gap-8">
      <p className="text-lg text-text-muted">{t('search.hint')}</p>
      <RecentSearchList />
      <QueryChips title={t('search.popular')} queries={popular} />
      <PopularCategories categories={popularCategories} />
    </div>
  );
}
