import type { Zoom } from './use-zoom.ts';

/** Of one press of a key or button. */
export const zoomStep = 1.5;
/** In CSS pixels. */
const stride = 80;

/**
 * Plus and minus, nought for the whole picture; arrows move what is larger than the window, and else turn the pages. False
 * for a key that means nothing here.
 */
export function obeyKey(key: string, zoom: Zoom, turn: (by: number) => void): boolean {
  const arrow = /^Arrow(Left|Right|Up|Down)$/.exec(key)?.[1];
  if (key === '+' || key === '=') zoom.by(zoomStep);
  else if (key === '-') zoom.by(1 / zoomStep);
  else if (key === '0') zoom.reset();
  else if (key === 'PageUp' || (arrow === 'Left' && zoom.scale === 1)) turn(-1);
  else if (key === 'PageDown' || (arrow === 'Right' && zoom.scale === 1)) turn(1);
  else if (arrow === 'Left' || arrow === 'Right') zoom.move(arrow === 'Left' ? stride : -stride, 0);
  else if (arrow) zoom.move(0, arrow === 'Up' ? stride : -stride);
  else return false;
  return true;
}
