import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'sunken' | 'primary' | undefined;
  readonly className?: string | undefined;
}

const tones = {
  plain: 'border border-border bg-surface-raised',
  sunken: 'bg-surface-sunken',
  primary: 'bg-primary-soft text-on-primary-soft',
};

/** A quiet box that holds what belongs together. */
export function Card({ children, tone = 'plain', className }: CardProps) {
  return <div className={classNames('rounded-lg p-5 sm:p-6', tones[tone], className)}>{children}</div>;
}
