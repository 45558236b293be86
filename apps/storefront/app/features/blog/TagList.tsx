import { chipClasses, Link } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { Tag } from './blog-queries.ts';

export function TagList({ tags }: { tags: readonly Tag[] }) {
  const t = useTranslate();
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t('blog.tags')}>
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ slug, label }) => (
          <li key={slug}>
            <Link href={`/blog/tag/${slug}`} className={chipClasses}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
