/** What of a picture is seen: how much larger than its frame it is, and how far it is moved from the frame's middle. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };
const largestScale = 5;

/** Nearer or further by a factor; what lies under the place, counted from the frame's middle, stays under it. */
export function zoomed(view: ZoomView, factor: number, frame: Frame, at: Place = { x: 0, y: 0 }): ZoomView {
  const scale = Math.min(largestScale, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}

export function moved(view: ZoomView, by: Place, frame: Frame): ZoomView {
  return kept({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** No further than its own edges: a picture never leaves its frame. */
function kept({ scale, x, y }: ZoomView, { width, height }: Frame): ZoomView {
  const within = (value: number, length: number) => {
    const most = ((scale - 1) * length) / 2;
    // Adding nothing turns minus zero into zero.
    return Math.min(most, Math.max(-most, value)) + 0;
  };
  return { scale, x: within(x, width), y: within(y, height) };
}
