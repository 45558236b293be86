import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode | undefined;
  /** What is wrong and how to mend it. Its presence marks the control as invalid. */
  readonly error?: ReactNode | undefined;
  /** Shown after the label of a field that may stay empty, for example "(optional)". */
  readonly optionalText?: string | undefined;
}

export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** The attributes that tie a control to its label, hint and error, whatever the control is. */
export function useControlAttributes(texts: FieldTexts, id: string | undefined): ControlAttributes {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [texts.hint && `${controlId}-hint`, texts.error && `${controlId}-error`].filter(Boolean);
  return {
    id: controlId,
    ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
    ...(texts.error ? { 'aria-invalid': true } : {}),
  };
}

export function FieldHint({ controlId, children }: { controlId: string; children: ReactNode }) {
  return children ? (
    <p id={`${controlId}-hint`} className="text-sm text-text-muted">
      {children}
    </p>
  ) : null;
}

export function FieldError({ controlId, children }: { controlId: string; children: ReactNode }) {
  return children ? (
    <p id={`${controlId}-error`} className="flex items-start gap-1.5 text-sm font-medium text-error">
      <Icon name="warning" size="sm" className="mt-0.5" />
      <span>{children}</span>
    </p>
  ) : null;
}

export interface FieldFrameProps extends FieldTexts {
  readonly controlId: string;
  readonly children: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
}

/** Label above, hint between, control, error below; at the top of its place when the field beside it is taller. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, optionalText, hint, error, controlId, children, isLabelHidden } = props;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={controlId} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
        {label}
        {optionalText && (
          <span className="inline-block font-normal text-text-muted">&nbsp;{optionalText}</span>
        )}
      </label>
      <FieldHint controlId={controlId}>{hint}</FieldHint>
      {children}
      <FieldError controlId={controlId}>{error}</FieldError>
    </div>
  );
}
