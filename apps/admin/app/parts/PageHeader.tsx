import type { ReactNode } from 'react';

export interface PageHeaderProps {
  readonly title: string;
  /** What stands beside the title: a status, a count. */
  readonly beside?: ReactNode;
  /** What can be done with all of the page. */
  readonly actions?: ReactNode;
}

export function PageHeader({ title, beside, actions }: PageHeaderProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <title>{title}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      {beside}
      {actions && <div className="no-print ms-auto flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
