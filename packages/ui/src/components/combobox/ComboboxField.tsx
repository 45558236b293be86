import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '../Button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import type { ComboboxState } from './combobox-state.ts';

export interface ComboboxFieldProps {
  readonly name: string;
  readonly label: string;
  readonly submitLabel: string;
  /** The name of the button that closes the sheet of a phone. */
  readonly closeLabel: string;
  readonly placeholder?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly state: ComboboxState;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** The popup; it may arrive later than the field, which works without it. */
  readonly children?: ReactNode | undefined;
}

const sheet =
  'max-lg:data-open:fixed max-lg:data-open:inset-0 max-lg:data-open:z-50 max-lg:data-open:flex max-lg:data-open:flex-col max-lg:data-open:bg-surface';

/**
 * A search field of a form that a popup of suggestions may join. On small screens field and popup together become a sheet.
 * The role comes after hydration: without scripts there is nothing to expand.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, label, submitLabel, closeLabel, state, inputRef, children, ...texts } = props;
  const [isEnhanced, setEnhanced] = useState(false);
  const id = useId();
  useEffect(() => setEnhanced(true), []);
  const close = () => {
    state.close?.();
    // Else the keyboard of a phone would stay.
    inputRef?.current?.blur();
  };
  return (
    <div className="min-h-target">
      <div
        data-combobox=""
        data-open={state.isOpen || undefined}
        className={classNames('group relative', sheet)}
      >
        <div className="flex items-center gap-1 max-lg:group-data-open:border-b max-lg:group-data-open:border-border max-lg:group-data-open:p-2">
          <span className="hidden max-lg:group-data-open:contents">
            <Button variant="quiet" icon="chevron-left" iconOnly onClick={close}>
              {closeLabel}
            </Button>
          </span>
          <div className="relative flex-1">
            <label htmlFor={id} className="sr-only">
              {label}
            </label>
            <Icon
              name="search"
              className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-text-muted"
            />
            <input
              {...texts}
              id={id}
              ref={inputRef}
              name={name}
              type="text"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="control ps-11 pe-12"
              {...(isEnhanced ? comboboxAttributes(state) : { role: 'searchbox' })}
            />
            <Button
              type="submit"
              variant="quiet"
              icon="arrow-right"
              iconOnly
              className="absolute end-0 top-0 focus-visible:outline-offset-[-2px]"
            >
              {submitLabel}
            </Button>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

function comboboxAttributes({ hasOptions, isOpen, listId, activeId }: ComboboxState) {
  const isExpanded = isOpen && hasOptions;
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant': isExpanded ? activeId : undefined,
  } as const;
}
