import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';

export interface EmptyStateProps {
  readonly icon?: IconName | undefined;
  readonly title: string;
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
}

/** What a list shows when there is nothing in it: why, and the way on. */
export function EmptyState({ icon = 'search', title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg bg-surface-sunken px-6 py-12 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
        <Icon name={icon} />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-form text-text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
