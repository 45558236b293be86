import type { MouseEvent } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Link } from './Link.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ActionLinkProps {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  /** Shown as a small figure on the icon when above zero. */
  readonly count?: number | undefined;
  /** The figure in words, for example "3 articles". */
  readonly countLabel?: string | undefined;
  /** A word below the icon, where there is room for it. It comes late and moves nothing. */
  readonly caption?: string | null | undefined;
  /** With scripts something may open instead. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** An icon of the header that leads somewhere: account, wishlist, cart. */
export function ActionLink(props: ActionLinkProps) {
  const { href, icon, label, count = 0, countLabel, caption, onClick } = props;
  return (
    <Link
      href={href}
      title={label}
      onClick={onClick}
      className="relative inline-flex size-target items-center justify-center rounded-md hover:bg-primary-soft hover:text-on-primary-soft"
    >
      <Icon name={icon} size="lg" />
      <VisuallyHidden>{label}</VisuallyHidden>
      {caption && (
        <span
          aria-hidden="true"
          className="absolute top-full -mt-2 hidden max-w-24 truncate text-xs text-text-muted lg:block"
        >
          {caption}
        </span>
      )}
      {count > 0 && (
        <span className="numbers absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-secondary px-1 text-xs font-semibold text-on-secondary">
          <span aria-hidden={countLabel ? true : undefined}>{count > 99 ? '99+' : count}</span>
          {countLabel && <VisuallyHidden>, {countLabel}</VisuallyHidden>}
        </span>
      )}
    </Link>
  );
}
