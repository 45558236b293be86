import type { ReactNode } from 'react';
import { Button, ButtonContent, buttonClasses } from './Button.tsx';
import { classNames } from './class-names.ts';

export interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A fragment no element carries: following it takes the target away from a dialog that a link opened. */
const nowhere = '#closed';

function DialogHeader({ id, title, closeLabel }: Pick<DialogProps, 'id' | 'title' | 'closeLabel'>) {
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-border bg-surface-raised py-3 ps-6 pe-3">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {title}
      </h2>
      <form method="dialog" className="no-script:hidden">
        <Button type="submit" variant="quiet" icon="close" iconOnly>
          {closeLabel}
        </Button>
      </form>
      <span className="hidden no-script:contents">
        <a href={nowhere} className={buttonClasses({ variant: 'quiet', iconOnly: true })}>
          <ButtonContent icon="close" iconOnly>
            {closeLabel}
          </ButtonContent>
        </a>
      </span>
    </div>
  );
}

/** A native modal dialog. Closes by its button, Escape or a press outside, with and without scripts. */
export function Dialog({ id, title, closeLabel, children, footer, wide, className }: DialogProps) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      className={classNames('dialog', wide && 'dialog-wide', className)}
    >
      <DialogHeader {...{ id, title, closeLabel }} />
      <div className="px-6 py-5">{children}</div>
      {footer && (
        <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-border bg-surface-raised px-6 py-4">
          {footer}
        </div>
      )}
    </dialog>
  );
}

export interface DrawerProps extends Omit<DialogProps, 'wide'> {
  readonly side?: 'start' | 'end' | undefined;
}

/** A dialog that slides in from a side of the screen: menu, filters, cart. */
export function Drawer({ side = 'start', className, ...dialog }: DrawerProps) {
  const sideClass = side === 'start' ? 'drawer-start' : 'drawer-end';
  return <Dialog {...dialog} className={classNames('drawer', sideClass, className)} />;
}
