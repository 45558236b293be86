/** What the field has to say about its popup. */
export interface ComboboxState {
  readonly isOpen: boolean;
  readonly hasOptions: boolean;
  readonly listId?: string | undefined;
  /** The option that the arrow keys have reached; the focus itself stays in the field. */
  readonly activeId?: string | undefined;
  readonly close?: (() => void) | undefined;
}

export const closedCombobox: ComboboxState = { isOpen: false, hasOptions: false };

/**
 * The option after a key: the arrows go round by way of the field itself, so that what was typed is never out of reach;
 * Home and End belong to the text until an option has been reached.
 */
export function optionAfterKey(
  optionIds: readonly string[],
  activeId: string | undefined,
  key: string,
): string | undefined {
  const index = activeId === undefined ? -1 : optionIds.indexOf(activeId);
  if (key === 'ArrowDown') return optionIds[index + 1];
  if (key === 'ArrowUp') return index === -1 ? optionIds.at(-1) : optionIds[index - 1];
  if (key === 'Home') return optionIds[0];
  if (key === 'End') return optionIds.at(-1);
  return activeId;
}

/** Whether a key moves through the options instead of through the text. */
export function movesThroughOptions(key: string, activeId: string | undefined): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') return true;
  return activeId !== undefined && (key === 'Home' || key === 'End');
}
