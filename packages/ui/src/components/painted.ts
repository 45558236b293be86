/** Longer than a frame takes on a slow phone. */
const mostMs = 500;

/**
 * When what was just changed is on the screen: a press is answered before anything is fetched for it. A page that nobody looks at is
 * painted by nobody, and one may look away at any moment.
 */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, mostMs);
    // The frame that is asked for is painted after its callbacks, before the next task.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
