import { useEffect, useState } from 'react';

/** Long enough for the next letter: a screen reader should hear the last count, not each of them. */
const settlesAfterMs = 400;

/** A text once it has stopped changing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settlesAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
