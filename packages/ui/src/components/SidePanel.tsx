import type { FocusEvent, ReactNode } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

export interface SidePanelProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays in view below the content of the drawer. */
  readonly footer?: ReactNode | undefined;
}

/** Something of the page behind the drawer takes the focus: it must not stay covered. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (isLeft) closeSidePanel(currentTarget.id);
}

/** Stands beside the content on wide screens; on phones a drawer that its opener shows. Works without scripts. */
export function SidePanel({ id, title, closeLabel, children, footer }: SidePanelProps) {
  return (
    <aside
      id={id}
      popover="auto"
      aria-labelledby={`${id}-title`}
      className="side-panel"
      onBlur={closeWhenLeft}
    >
      <div className="side-panel-header flex lg:hidden items-center justify-between gap-4 py-3 ps-6 pe-3">
        <h2 id={`${id}-title`} className="text-lg font-semibold">
          {title}
        </h2>
        <Button variant="quiet" icon="close" iconOnly popoverTarget={id} popoverTargetAction="hide">
          {closeLabel}
        </Button>
      </div>
      <div className="px-6 py-2 lg:p-0">{children}</div>
      {footer && <div className="side-panel-footer flex flex-wrap gap-3 px-6 py-4 lg:p-0">{footer}</div>}
    </aside>
  );
}

export interface SidePanelOpenerProps extends Omit<ButtonProps, 'popoverTarget' | 'popoverTargetAction'> {
  readonly panelId: string;
}

/** Not shown where the panel stands open beside the content. */
export function SidePanelOpener({ panelId, ...button }: SidePanelOpenerProps) {
  return (
    <span className="contents lg:hidden">
      <Button {...button} popoverTarget={panelId} />
    </span>
  );
}

/** Closes the drawer, for example after its form was sent; where the panel stands beside the content nothing happens. */
export function closeSidePanel(id: string): void {
  const panel = document.getElementById(id);
  if (panel?.matches(':popover-open')) panel.hidePopover();
}
