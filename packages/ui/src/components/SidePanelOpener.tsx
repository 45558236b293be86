import { Button, type ButtonProps } from './Button.tsx';

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
