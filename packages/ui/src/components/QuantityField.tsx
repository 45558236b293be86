import { useRef } from 'react';
import { FieldFrame, useControlAttributes } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface QuantityFieldProps extends TextFieldProps {
  readonly fewerLabel: string;
  readonly moreLabel: string;
  /** One of the two buttons has changed the field. */
  readonly onStep?: ((input: HTMLInputElement) => void) | undefined;
  /** Where the heading of a line says already what is counted. */
  readonly isLabelHidden?: boolean | undefined;
}

/**
 * A number between two buttons that take one step. Keys have the arrows of the field itself, so the buttons are no stops of
 * Tab; without scripts the field stands alone.
 */
export function QuantityField(props: QuantityFieldProps) {
  const {
    label,
    hint,
    error,
    optionalText,
    id,
    ref: _,
    fewerLabel,
    moreLabel,
    onStep,
    isLabelHidden,
    ...input
  } = props;
  const texts = { label, hint, error, optionalText };
  const control = useControlAttributes(texts, id);
  const own = useRef<HTMLInputElement>(null);
  function setOwn(element: HTMLInputElement | null) {
    own.current = element;
    if (typeof props.ref === 'function') props.ref(element);
    else if (props.ref) props.ref.current = element;
  }
  function step(direction: 'stepUp' | 'stepDown') {
    const field = own.current;
    if (!field || field.disabled) return;
    const before = field.value;
    field[direction]();
    if (field.value === before) return;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    onStep?.(field);
  }
  const button = { type: 'button', tabIndex: -1, 'aria-controls': control.id } as const;
  return (
    <FieldFrame {...texts} controlId={control.id} isLabelHidden={isLabelHidden}>
      <div className="stepper">
        <button {...button} aria-label={fewerLabel} onClick={() => step('stepDown')}>
          <Icon name="minus" size="sm" />
        </button>
        <input type="number" {...input} {...control} ref={setOwn} className="control" />
        <button {...button} aria-label={moreLabel} onClick={() => step('stepUp')}>
          <Icon name="plus" size="sm" />
        </button>
      </div>
    </FieldFrame>
  );
}
