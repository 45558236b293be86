import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Link, type LinkProps } from './Link.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: IconName | undefined;
  /** Leaves the text to screen readers and makes the button square. Needs an icon. */
  readonly iconOnly?: boolean | undefined;
  readonly wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Work is under way: the button keeps the focus and its width but no longer answers. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
}

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-border-strong bg-surface text-text hover:border-text hover:bg-surface-sunken',
  quiet: 'text-link hover:bg-primary-soft',
  danger: 'bg-error text-on-error hover:bg-error-hover',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 gap-1.5 text-sm',
  md: 'min-h-target gap-2',
  lg: 'min-h-13 gap-2.5 text-lg',
};

const paddings: Record<ButtonSize, string> = { sm: 'px-3', md: 'px-5', lg: 'px-7' };
const squares: Record<ButtonSize, string> = { sm: 'w-9', md: 'w-target', lg: 'w-13' };

export function buttonClasses({ variant = 'secondary', size = 'md', iconOnly, wide }: ButtonLook): string {
  return classNames(
    'inline-flex items-center justify-center rounded-md py-1.5 text-center leading-tight font-medium transition-colors focus-visible:rounded-md',
    'disabled:opacity-50 aria-disabled:opacity-80',
    variants[variant],
    sizes[size],
    iconOnly ? squares[size] : paddings[size],
    wide && 'w-full',
  );
}

/** Icon and text as every button shows them, for elements that only look like a button. */
export function ButtonContent({ icon, iconOnly, size, children }: ButtonLook & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} />}
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, iconOnly, wide, busy, busyLabel, className, children, onClick, ...rest } =
    props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClasses({ variant, size, iconOnly, wide }), busy && 'busy', className)}
      onClick={busy ? swallow : onClick}
      {...(busy ? { 'aria-disabled': true } : {})}
    >
      <ButtonContent {...{ icon, iconOnly, size }}>{children}</ButtonContent>
      {busy && busyLabel && (
        <span role="status" className="sr-only">
          {busyLabel}
        </span>
      )}
    </button>
  );
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, iconOnly, wide, className, children, ...rest } = props;
  return (
    <Link {...rest} className={classNames(buttonClasses({ variant, size, iconOnly, wide }), className)}>
      <ButtonContent {...{ icon, iconOnly, size }}>{children}</ButtonContent>
    </Link>
  );
}
