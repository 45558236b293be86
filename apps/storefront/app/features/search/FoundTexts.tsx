import { classNames, Link } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { Highlighted } from './Highlighted.tsx';
import type { FoundText } from './search-records.ts';

export interface FoundTextsProps {
  readonly pages: readonly FoundText[];
  readonly posts: readonly FoundText[];
  readonly questions: readonly FoundText[];
}

interface TextGroup {
  readonly id: string;
  readonly title: string;
  readonly texts: readonly FoundText[];
}

function useTextGroups({ pages, posts, questions }: FoundTextsProps): readonly TextGroup[] {
  const t = useTranslate();
  return [
    { id: 'found-pages', title: t('search.pages'), texts: pages },
    { id: 'found-questions', title: t('screens.faq'), texts: questions },
    { id: 'found-posts', title: t('search.posts'), texts: posts },
  ].filter(({ texts }) => texts.length > 0);
}

const columnsOf = ['', '', 'md:grid-cols-2', 'md:grid-cols-2 xl:grid-cols-3'];

/** Pages, questions and blog posts that know something about what was asked. */
export function FoundTexts(props: FoundTextsProps) {
  const groups = useTextGroups(props);
  if (groups.length === 0) return null;
  return (
    <div
      className={classNames(
        'grid items-start gap-x-8 gap-y-10 border-t border-border pt-8',
        columnsOf[groups.length],
      )}
    >
      {groups.map((group) => (
        <TextList key={group.id} {...group} />
      ))}
    </div>
  );
}

/**
 * Says at the top that there is more than products, and leads there. On phones in one line that moves sideways: lines that break
 * elsewhere once the font has come would push the products down.
 */
export function LinksToFoundTexts(props: FoundTextsProps) {
  const t = useTranslate();
  const groups = useTextGroups(props);
  if (groups.length === 0) return null;
  return (
    <p className="-mx-gutter -my-1 flex gap-x-4 overflow-x-auto px-gutter py-1 whitespace-nowrap text-text-muted sm:mx-0 sm:flex-wrap sm:px-0">
      {t('search.alsoFound')}
      {groups.map(({ id, title, texts }) => (
        <a key={id} href={`#${id}`} className="inline-flex min-h-6 items-center text-link-style">
          {title} ({texts.length})
        </a>
      ))}
    </p>
  );
}

function TextList({ id, title, texts }: TextGroup) {
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
