import { useId } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { CategoryTiles } from '../catalog/CategoryTiles.tsx';
import { plainText } from './highlight.ts';
import type { FoundCategory } from './search-records.ts';

/** The departments with the largest choice, for whoever would rather look around. */
export function PopularCategories({ categories }: { categories: readonly FoundCategory[] }) {
  const t = useTranslate();
  const headingId = useId();
  if (categories.length === 0) return null;
  const tiles = categories.map(({ id, name, path, image }) => ({
    uid: id,
    name: plainText(name),
    path,
    image,
  }));
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-xl">
        {t('search.popularCategories')}
      </h2>
      <CategoryTiles categories={tiles} />
    </section>
  );
}
