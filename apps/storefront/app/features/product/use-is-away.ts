import { type RefObject, useEffect, useState } from 'react';

/** Whether something has left the screen; false until it is known. */
export function useIsAway(element: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setAway(!entries.at(-1)?.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}
