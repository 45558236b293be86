import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { SearchView } from './load-search.ts';
import { PopularCategories } from './PopularCategories.tsx';
import { QueryChips } from './QueryChips.tsx';

/** Where others look: what they ask for, and the departments with the largest choice. */
export default function PopularSearches({
  popular,
  popularCategories,
}: Pick<SearchView, 'popular' | 'popularCategories'>) {
  const t = useTranslate();
  return (
    <>
      <QueryChips title={t('search.popular')} queries={popular} />
      <PopularCategories categories={popularCategories} />
    </>
  );
}
