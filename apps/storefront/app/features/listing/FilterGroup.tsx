import { Icon } from '@bowline/ui/components';
import { type ReactNode, useState } from 'react';

/** One filter of the panel, which unfolds below its name. */
export function FilterGroup({
  parameter,
  label,
  isOpen,
  className,
  children,
}: {
  parameter: string;
  label: string;
  isOpen: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = `filter-${parameter}`;
  // From then on it is the visitor's: a group must not close upon the tick just taken back.
  const [opensAtFirst] = useState(isOpen);
  return (
    <details className="disclosure border-b border-border" open={opensAtFirst}>
      <summary
        id={id}
        className="flex min-h-target items-center justify-between gap-4 py-2 font-medium hover:text-link"
      >
        {label}
        <Icon name="chevron-down" size="sm" className="turns text-text-muted" />
      </summary>
      <fieldset aria-labelledby={id} className="pb-4">
        {className ? <div className={className}>{children}</div> : children}
      </fieldset>
    </details>
  );
}
