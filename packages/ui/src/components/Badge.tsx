import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-sunken text-text',
  primary: 'bg-primary-soft text-on-primary-soft',
  secondary: 'bg-secondary text-on-secondary',
  error: 'bg-error-soft text-on-error-soft',
  info: 'bg-info-soft text-on-info-soft',
  success: 'bg-success-soft text-on-success-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
};

/** A short word beside something: new, sale, in stock. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

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
