import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Link } from './Link.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface PaginationProps {
  readonly label: string;
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The full name of a page's link, for example "Page 3". */
  readonly pageLabel: (page: number) => string;
}

const cell =
  'inline-flex min-h-target min-w-8 items-center justify-center rounded-md px-1 sm:min-w-target sm:px-2';
const linkCell = classNames(cell, 'hover:bg-primary-soft hover:text-on-primary-soft');

function Step({
  href,
  icon,
  rel,
  children,
}: {
  href: string;
  icon: IconName;
  rel: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Link href={href} rel={rel} className={linkCell}>
        <Icon name={icon} />
        <VisuallyHidden>{children}</VisuallyHidden>
      </Link>
    </li>
  );
}

/** Pages as real links. One page needs no navigation and renders nothing. */
export function Pagination(props: PaginationProps) {
  const { label, current, total, hrefOf, previousLabel, nextLabel, pageLabel } = props;
  if (total <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className="numbers flex flex-wrap items-center justify-center sm:gap-1">
        {current > 1 && (
          <Step href={hrefOf(current - 1)} icon="chevron-left" rel="prev">
            {previousLabel}
          </Step>
        )}
        {pageWindow(current, total).map((slot) =>
          'page' in slot ? (
            <li key={slot.page}>
              <Link
                href={hrefOf(slot.page)}
                aria-label={pageLabel(slot.page)}
                {...(slot.page === current
                  ? {
                      'aria-current': 'page',
                      className: classNames(cell, 'bg-primary font-semibold text-on-primary'),
                    }
                  : { className: linkCell })}
              >
                {slot.page}
              </Link>
            </li>
          ) : (
            <li key={`gap-${slot.gapAfter}`} aria-hidden="true" className="w-8 text-center text-text-muted">
              …
            </li>
          ),
        )}
        {current < total && (
          <Step href={hrefOf(current + 1)} icon="chevron-right" rel="next">
            {nextLabel}
          </Step>
        )}
      </ul>
    </nav>
  );
}

type PageSlot = { readonly page: number } | { readonly gapAfter: number };

/** The pages worth a link: first, last, the current one and its neighbours; a gap never hides a single page. */
export function pageWindow(current: number, total: number): PageSlot[] {
  const shown = new Set([1, total, current - 1, current, current + 1]);
  if (current <= 4) for (const page of [2, 3, 4]) shown.add(page);
  if (current >= total - 3) for (const page of [total - 3, total - 2, total - 1]) shown.add(page);
  const pages = [...shown].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return pages.flatMap((page, index): PageSlot[] => {
    const previous = pages[index - 1] ?? page - 1;
    if (page - previous === 2) return [{ page: previous + 1 }, { page }];
    return page - previous > 2 ? [{ gapAfter: previous }, { page }] : [{ page }];
  });
}
