import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'primary' | 'accent' | 'error' | 'info' | 'success' | 'warning';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-sunken text-text',
  primary: 'bg-primary-soft text-on-primary-soft',
  accent: 'bg-accent text-on-accent',
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
