/**
 * When what was just changed is on the screen: a press is answered before anything is fetched for it. A page that nobody looks at
 * is painted by nobody.
 */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  // The frame that is asked for is painted after its callbacks, before the next task.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
