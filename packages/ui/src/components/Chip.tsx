import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const chipClasses =
  'inline-flex min-h-9 items-center gap-2 rounded-full bg-primary-soft py-1 ps-3.5 pe-2.5 text-sm leading-tight text-on-primary-soft hover:bg-primary-soft-hover focus-visible:rounded-full';

/** What a chip shows and says, for elements that only look like one. */
export function ChipContent({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{children}</span>
      <Icon name="close" size="sm" />
    </>
  );
}

export interface ChipProps extends LinkProps {
  /** What following it does, for example "Remove filter: colour green". */
  readonly label: string;
}

/** A choice in force; following it takes the choice back. */
export function Chip({ label, children, ...link }: ChipProps) {
  return (
    <Link {...link} className={chipClasses}>
      <ChipContent label={label}>{children}</ChipContent>
    </Link>
  );
}
