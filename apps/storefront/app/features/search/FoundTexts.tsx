import { classNames, Link } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { Highlighted } from './Highlighted.tsx';
import type { FoundText } from './search-records.ts';

const foundTextIds = { pages: 'found-pages', posts: 'found-posts' } as const;

export interface FoundTextsProps {
  readonly pages: readonly FoundText[];
  readonly posts: readonly FoundText[];
}

/** Pages and blog posts that know something about the question. */
export function FoundTexts({ pages, posts }: FoundTextsProps) {
  const t = useTranslate();
  if (pages.length + posts.length === 0) return null;
  const isPair = pages.length > 0 && posts.length > 0;
  return (
    <div
      className={classNames('grid items-start gap-8 border-t border-border pt-8', isPair && 'md:grid-cols-2')}
    >
      <TextList id={foundTextIds.pages} title={t('search.pages')} texts={pages} />
      <TextList id={foundTextIds.posts} title={t('search.posts')} texts={posts} />
    </div>
  );
}

/** Says at the top that there is more than products, and leads there. */
export function LinksToFoundTexts({ pages, posts }: FoundTextsProps) {
  const t = useTranslate();
  const links = [
    { id: foundTextIds.pages, label: t('search.pages'), count: pages.length },
    { id: foundTextIds.posts, label: t('search.posts'), count: posts.length },
  ].filter(({ count }) => count > 0);
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-text-muted">
      {t('search.alsoFound')}
      {links.map(({ id, label, count }) => (
        <a key={id} href={`#${id}`} className="inline-flex min-h-6 items-center text-link-style">
          {label} ({count})
        </a>
      ))}
    </p>
  );
}

function TextList({ id, title, texts }: { id: string; title: string; texts: readonly FoundText[] }) {
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="scroll-mt-4 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-5">
        {texts.map((text) => (
          <li key={text.id} className="grid max-w-reading gap-1">
            <Link href={text.path} className="text-link-style font-medium">
              <Highlighted text={text.title} />
            </Link>
            {text.summary && (
              <p className="line-clamp-2 text-sm text-text-muted">
                <Highlighted text={text.summary} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
