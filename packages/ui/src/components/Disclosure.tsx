import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean | undefined;
  /** Disclosures of one group close each other. */
  readonly group?: string | undefined;
  readonly className?: string | undefined;
}

/** A text that unfolds. Native, so it works without scripts and the browser's own search opens it. */
export function Disclosure({ summary, children, open, group, className }: DisclosureProps) {
  return (
    <details name={group} open={open} className={classNames('disclosure grows', className)}>
      <summary className="flex min-h-target items-center justify-between gap-4 py-3 font-medium hover:text-link">
        <span>{summary}</span>
        <Icon name="chevron-down" className="turns text-text-muted" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

export interface AccordionItem {
  readonly id: string;
  readonly summary: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  readonly openId?: string | undefined;
  readonly group?: string | undefined;
}

export function Accordion({ items, openId, group }: AccordionProps) {
  return (
    <div className="divide-y divide-border border-y border-border">
      {items.map((item) => (
        <Disclosure key={item.id} summary={item.summary} group={group} open={item.id === openId}>
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
