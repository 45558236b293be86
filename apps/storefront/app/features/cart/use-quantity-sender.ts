import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/** Several steps in a row are one change. */
const stepPauseMs = 350;

/** Sends the form of a quantity by itself: a moment after the last step, and when the field is left. `known` is what the cart has. */
export function useQuantitySender(known: string) {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pending.current), []);

  function cancel() {
    clearTimeout(pending.current);
    pending.current = undefined;
  }

  return {
    /** Whether somebody is still stepping: what the cart says meanwhile is older than the field. */
    isWaiting: useCallback(() => pending.current !== undefined, []),
    onStep(input: HTMLInputElement) {
      cancel();
      pending.current = setTimeout(() => {
        pending.current = undefined;
        input.form?.requestSubmit();
      }, stepPauseMs);
    },
    /** An empty field is sent too: it is refused beside it, and deletes nothing. */
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
      const isSentAnyway =
        pending.current !== undefined ||
        (relatedTarget instanceof HTMLButtonElement && relatedTarget.form === currentTarget.form);
      if (currentTarget.value !== known && !isSentAnyway) currentTarget.form?.requestSubmit();
    },
  };
}
