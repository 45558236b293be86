import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Change, listenToGestures } from './zoom-gestures.ts';
import { moved, wholePicture, type ZoomView, zoomed } from './zoom-view.ts';

export interface Zoom {
  readonly scale: number;
  /** By keys and buttons, about the middle. */
  readonly by: (factor: number) => void;
  readonly move: (x: number, y: number) => void;
  readonly reset: () => void;
}

/** Makes the picture in a frame larger and moves it. */
export function useZoom(frame: RefObject<HTMLElement | null>, picture: RefObject<HTMLElement | null>): Zoom {
  const view = useRef<ZoomView>(wholePicture);
  const [scale, setScale] = useState(1);
  const change = useCallback(
    (next: Change) => {
      if (!frame.current || !picture.current) return;
      const { clientWidth: width, clientHeight: height } = frame.current;
      view.current = next(view.current, { width, height });
      const { scale: now, x, y } = view.current;
      // The policy refuses style attributes, not what a script sets.
      picture.current.style.transform = now === 1 ? '' : `translate(${x}px, ${y}px) scale(${now})`;
      setScale(now);
    },
    [frame, picture],
  );
  useEffect(() => {
    const end = new AbortController();
    if (frame.current) listenToGestures(frame.current, change, end.signal);
    return () => end.abort();
  }, [frame, change]);
  return {
    scale,
    by: (factor) => change((now, size) => zoomed(now, factor, size)),
    move: (x, y) => change((now, size) => moved(now, { x, y }, size)),
    reset: () => change(() => wholePicture),
  };
}
