import { createContext, createElement, type HTMLAttributes, type ReactNode, use } from 'react';

/** A part that was made for an earlier page, or one that this page makes, for later ones. */
export interface KnownMarkup {
  readonly mark: string;
  readonly isMade: boolean;
}
export type MarkupKeeper = (of: readonly unknown[]) => KnownMarkup;

interface KeptMarkupProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly as: 'div' | 'footer' | 'li' | 'ul';
  /**
   * A name and all that the part shows, as JSON can say it; what the pages of a locale have in common need not be named. A part
   * without it is rendered with its page.
   */
  readonly of: readonly unknown[] | undefined;
  readonly children: () => ReactNode;
}

/**
 * A part that many pages show alike, such as the tile of a product: the server makes its markup once, by what it shows, and in the
 * browser it is a part like any other. Nothing inside may have an id of `useId` or put something into the head, for these belong to
 * the page around it, nor look at the clock.
 */
export function KeptMarkup({ as, of, children, ...attributes }: KeptMarkupProps) {
  const keeper = use(MarkupKeeperContext);
  const known = of && keeper?.(of);
  if (!known) return createElement(as, attributes, children());
  if (known.isMade) {
    const __html = `<i data-kept-here="${known.mark}"></i>`;
    return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html } });
  }
  return createElement(
    as,
    attributes,
    <i data-kept-from={known.mark} />,
    children(),
    <i data-kept-to={known.mark} />,
  );
}

/** Only the server has one. */
export const MarkupKeeperContext = createContext<MarkupKeeper | undefined>(undefined);
