import { Link } from '@bowline/ui/components';
import { useId } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { Highlighted } from './Highlighted.tsx';
import type { FoundCategory } from './search-records.ts';

/** Categories that the question names: on a phone one row of them, so that the products stay near. */
export function FoundCategories({ categories }: { categories: readonly FoundCategory[] }) {
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
