import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { movesThroughOptions, optionAfterKey } from './combobox-state.ts';

export interface ComboboxControl {
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
  close(): void;
}

export interface ComboboxControlOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly optionIds: readonly string[];
  /** The text of the field, after every change of it. */
  readonly onText: (text: string) => void;
}

/**
 * Keys, pointer and focus of a field whose popup has just been loaded. It listens to the field instead of rendering it,
 * because the field was there first and has the visitor's focus and words.
 */
export function useCombobox({ input, optionIds, onText }: ComboboxControlOptions): ComboboxControl {
  const [isOpen, setOpen] = useState(() => hasFocusWithin(frameOf(input.current)));
  const [activeId, setActiveId] = useState<string>();
  const close = useCallback(() => {
    setOpen(false);
    setActiveId(undefined);
  }, []);

  const onInput = useEffectEvent(() => {
    setActiveId(undefined);
    setOpen(true);
    onText(input.current?.value ?? '');
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') return onEscape(event);
    if (event.key === 'Enter') return onEnter(event);
    if (!movesThroughOptions(event.key, activeId) || optionIds.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActiveId(isOpen ? optionAfterKey(optionIds, activeId, event.key) : undefined);
  });

  function onEscape(event: KeyboardEvent) {
    event.preventDefault();
    if (isOpen || !input.current) return close();
    input.current.value = '';
    onText('');
  }

  function onEnter(event: KeyboardEvent) {
    const option = isOpen && activeId ? document.getElementById(activeId) : null;
    if (option) {
      event.preventDefault();
      option.click();
    }
    close();
  }

  const onFocus = useEffectEvent(() => {
    setOpen(true);
    onText(input.current?.value ?? '');
  });

  const onElsewhere = useEffectEvent((target: EventTarget | null) => {
    if (isOpen && target instanceof Node && !frameOf(input.current)?.contains(target)) close();
  });

  useEffect(() => {
    const field = input.current;
    const frame = frameOf(field);
    if (!field || !frame) return;
    const stopper = new AbortController();
    const { signal } = stopper;
    field.addEventListener('input', onInput, { signal });
    field.addEventListener('keydown', onKey, { signal });
    field.addEventListener('focus', onFocus, { signal });
    // A press on the focused field brings back what Escape has closed.
    field.addEventListener('click', onFocus, { signal });
    // A press in the popup must not take the focus out of the field: a phone would hide its keyboard in the middle of it.
    frame.addEventListener('mousedown', (event) => event.target !== field && event.preventDefault(), {
      signal,
    });
    // Hiding a phone's keyboard moves the focus to nothing, which is not elsewhere.
    frame.addEventListener('focusout', (event) => onElsewhere(event.relatedTarget), { signal });
    document.addEventListener('pointerdown', (event) => onElsewhere(event.target), { signal });
    return () => stopper.abort();
  }, [input]);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const isThere = activeId !== undefined && optionIds.includes(activeId);
  return { isOpen, activeId: isThere ? activeId : undefined, close };
}

function frameOf(input: HTMLInputElement | null): HTMLElement | null {
  return input?.closest<HTMLElement>('[data-combobox]') ?? null;
}

function hasFocusWithin(frame: Element | null): boolean {
  return frame?.contains(document.activeElement) ?? false;
}
