import { type ReactNode, useId } from 'react';
import { CheckboxField } from './CheckboxField.tsx';
import { FieldError, FieldHint } from './FieldFrame.tsx';

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen?: string | undefined;
  readonly hint?: ReactNode | undefined;
  readonly error?: ReactNode | undefined;
  /** The group's id; the first choice takes it so that an error summary can lead there. */
  readonly id?: string | undefined;
}

/** One of several, as radio buttons. */
export function ChoiceGroup({ legend, name, choices, chosen, hint, error, id }: ChoiceGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const described = [hint && `${groupId}-group-hint`, error && `${groupId}-group-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset className="grid gap-3" aria-describedby={described || undefined}>
      <legend className="mb-2 font-medium">{legend}</legend>
      <FieldHint controlId={`${groupId}-group`}>{hint}</FieldHint>
      {choices.map((choice, index) => (
        <CheckboxField
          key={choice.value}
          type="radio"
          id={index === 0 ? groupId : `${groupId}-${choice.value}`}
          name={name}
          value={choice.value}
          label={choice.label}
          hint={choice.hint}
          disabled={choice.disabled}
          defaultChecked={choice.value === chosen}
        />
      ))}
      <FieldError controlId={`${groupId}-group`}>{error}</FieldError>
    </fieldset>
  );
}
