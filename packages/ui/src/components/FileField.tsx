import type { InputHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts, useControlAttributes } from './FieldFrame.tsx';

export interface FileFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>, FieldTexts {
  readonly name: string;
}

/** The browser's own chooser, which also takes what is dropped on it. */
export function FileField({ label, hint, error, optionalText, id, className, ...input }: FileFieldProps) {
  const texts = { label, hint, error, optionalText };
  const control = useControlAttributes(texts, id);
  return (
    <FieldFrame {...texts} controlId={control.id}>
      <input {...input} {...control} type="file" className={classNames('control control-file', className)} />
    </FieldFrame>
  );
}
