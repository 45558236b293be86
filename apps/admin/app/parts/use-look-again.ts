import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const lookAgainMs = 1_000;

/** While a worker is at it, the page follows. */
export function useLookAgain(isOpen: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOpen || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), lookAgainMs);
    return () => clearTimeout(timer);
  }, [isOpen, state, revalidate]);
}
