import { classNames, Disclosure, Link } from '@bowline/ui/components';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { PriceNote } from '../catalog/PriceNote.tsx';
import { ProductRows } from '../catalog/ProductRows.tsx';
import type { ProductSummary } from '../catalog/product-tile.ts';
import type { Heading } from './contents.ts';
import type { ContentLink } from './rich-text.ts';

interface ReadingLayoutProps {
  /** What is read first, and then the text itself. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly headings: readonly Heading[];
  /** Tables and forms want more room than words. */
  readonly hasWideParts?: boolean;
  readonly products?: readonly ProductSummary[];
  readonly related?: readonly ContentLink[];
}

/**
 * A text in a width that is good to read, and beside it, where there is room, its contents and what goes with it. On phones
 * the contents unfold above the text, and the rest follows it.
 */
export function ReadingLayout(props: ReadingLayoutProps) {
  const { head, children, headings, hasWideParts = false, products = [], related = [] } = props;
  const t = useTranslate();
  const hasAside = headings.length + products.length + related.length > 0;
  if (!hasAside)
    return (
      <>
        {head}
        {children}
      </>
    );
  return (
    <div
      className={classNames(
        'grid gap-x-12 gap-y-10 xl:gap-x-16',
        hasWideParts
          ? 'lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_17rem]'
          : 'lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]',
      )}
    >
      <div className="grid min-w-0 content-start gap-8">
        {head}
        {headings.length > 0 && (
          <div className="rounded-lg border border-border px-4 lg:hidden">
            <Disclosure summary={t('content.contents')}>
              <Contents headings={headings} />
            </Disclosure>
          </div>
        )}
        {children}
      </div>
      <aside
        aria-label={t('content.beside')}
        className="grid content-start gap-8 lg:sticky lg:top-36 lg:max-h-[calc(100dvh-10rem)] lg:self-start lg:overflow-y-auto"
      >
        {headings.length > 0 && (
          <AsidePart title={t('content.contents')} className="max-lg:hidden">
            <Contents headings={headings} />
          </AsidePart>
        )}
        {products.length > 0 && (
          <AsidePart title={t('content.products')}>
            <ProductRows products={products} />
            <PriceNote />
          </AsidePart>
        )}
        {related.length > 0 && (
          <AsidePart title={t('content.related')}>
            <ul className="grid gap-2">
              {related.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href ?? '/'} className="text-link-style">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </AsidePart>
        )}
      </aside>
    </div>
  );
}

function AsidePart({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid gap-4 border-t border-border pt-5 ${className}`}>
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('content.contents')}>
      <ol className="grid gap-2">
        {headings.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="text-text-muted hover:text-link hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
