import { type FormEvent, useState } from 'react';

/**
 * Keeps a form from being sent while the device itself knows of no network: the page would give way to an error, and all that
 * was typed with it. What the device does not know (a shop that is away) is for the page.
 */
export function useNetworkGuard() {
  const [isHeld, setHeld] = useState(false);
  return {
    /** Whether the last try was kept from being sent. */
    isHeld,
    /** Behind everything else that may prevent it. */
    hold(event: FormEvent<HTMLFormElement>): void {
      const isHeldNow = !event.isDefaultPrevented() && !navigator.onLine;
      if (isHeldNow) event.preventDefault();
      setHeld(isHeldNow);
    },
  };
}
