import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, FieldHint, type FieldTexts, useControlAttributes } from './FieldFrame.tsx';

export interface CheckboxFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>,
    Omit<FieldTexts, 'label' | 'optionalText'> {
  readonly name: string;
  /** May hold a link, as in "I agree with the terms". */
  readonly label: ReactNode;
  readonly type?: 'checkbox' | 'radio' | undefined;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, id, className, type = 'checkbox', ...input } = props;
  const control = useControlAttributes({ label: '', hint, error }, id);
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-3">
        <input type={type} {...input} {...control} className={classNames('tick', className)} />
        <div className="grid gap-0.5">
          <label htmlFor={control.id} className="cursor-pointer leading-6">
            {label}
          </label>
          <FieldHint controlId={control.id}>{hint}</FieldHint>
        </div>
      </div>
      <FieldError controlId={control.id}>{error}</FieldError>
    </div>
  );
}
