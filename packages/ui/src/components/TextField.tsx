import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts, useControlAttributes } from './FieldFrame.tsx';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldTexts {
  readonly name: string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField({ label, hint, error, optionalText, id, className, ...input }: TextFieldProps) {
  const texts = { label, hint, error, optionalText };
  const control = useControlAttributes(texts, id);
  return (
    <FieldFrame {...texts} controlId={control.id}>
      <input type="text" {...input} {...control} className={classNames('control', className)} />
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTexts {
  readonly name: string;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextAreaField({
  label,
  hint,
  error,
  optionalText,
  id,
  className,
  ...input
}: TextAreaFieldProps) {
  const texts = { label, hint, error, optionalText };
  const control = useControlAttributes(texts, id);
  return (
    <FieldFrame {...texts} controlId={control.id}>
      <textarea {...input} {...control} className={classNames('control', className)} />
    </FieldFrame>
  );
}
