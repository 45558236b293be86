import { resizeSettleMs, type ViewportClass, viewportClassOf } from '@bowline/markets';

export interface WatchedViewport {
  readonly window: Pick<Window, 'innerWidth' | 'addEventListener' | 'removeEventListener'>;
  /** Off: the class stays what it was at first (specification 9, "when enabled"). */
  readonly isEnabled: boolean;
  readonly onChange?: (now: ViewportClass) => void;
}

/** The class of the page's width, looked at anew 50 ms after the last resize. */
export function watchViewport({ window: page, isEnabled, onChange }: WatchedViewport) {
  let current = viewportClassOf(page.innerWidth);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const now = viewportClassOf(page.innerWidth);
    if (now === current) return;
    current = now;
    onChange?.(now);
  };
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(look, resizeSettleMs);
  };
  if (isEnabled) page.addEventListener('resize', settle);
  return {
    current: () => current,
    stop() {
      clearTimeout(timer);
      page.removeEventListener('resize', settle);
    },
  };
}
