import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts, useControlAttributes } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldTexts {
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalText, id, className, options, ...select } = props;
  const texts = { label, hint, error, optionalText };
  const control = useControlAttributes(texts, id);
  return (
    <FieldFrame {...texts} controlId={control.id}>
      <span className="relative grid">
        <select {...select} {...control} className={classNames('control', className)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size="sm"
          className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-text-muted"
        />
      </span>
    </FieldFrame>
  );
}
