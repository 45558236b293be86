import { Button, ButtonContent, type ButtonProps, buttonClasses } from './Button.tsx';
import { classNames } from './class-names.ts';
import { openDialog } from './dialog-control.ts';

declare module 'react' {
  // The invoker attributes of HTML, which React passes on although its types do not list them yet.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: string | undefined;
    commandfor?: string | undefined;
  }
}

export interface DialogOpenerProps
  extends Omit<ButtonProps, 'command' | 'commandfor' | 'busy' | 'busyLabel' | 'onClick'> {
  readonly dialogId: string;
}

/**
 * Opens a dialog: by script, by the button's own command until scripts are there, and without them by a link that makes
 * the dialog the target of the address.
 */
export function DialogOpener(props: DialogOpenerProps) {
  const { dialogId, variant, size, icon, iconOnly, wide, className, children, ...rest } = props;
  const look = { variant, size, icon, iconOnly, wide };
  return (
    <>
      <Button
        {...rest}
        {...look}
        command="show-modal"
        commandfor={dialogId}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          void openDialog(dialogId);
        }}
        className={classNames('no-script:hidden', className)}
      >
        {children}
      </Button>
      <span className="hidden no-script:contents">
        <a href={`#${dialogId}`} className={classNames(buttonClasses(look), className)}>
          <ButtonContent {...look}>{children}</ButtonContent>
        </a>
      </span>
    </>
  );
}
