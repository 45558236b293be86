import { type Frame, moved, wholePicture, type ZoomView, zoomed } from './zoom-view.ts';

/** What is seen next, by what is seen now and the size of the frame. */
export type Change = (view: ZoomView, frame: Frame) => ZoomView;

const tapScale = 2.5;
/** Of a wheel's pixels: a notch is about a fifth nearer. */
const wheelStep = 0.002;

/** Tells of what fingers, mouse and wheel do in a frame, until the signal ends it. */
export function listenToGestures(
  element: HTMLElement,
  change: (change: Change) => void,
  signal: AbortSignal,
): void {
  const pointers = new Map<number, { readonly x: number; readonly y: number }>();
  const fromMiddle = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const twoFingers = () => {
    const [a, b] = pointers.values();
    if (!a || !b) return undefined;
    return { apart: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = fromMiddle(event);
    change((view, frame) => zoomed(view, Math.exp(-event.deltaY * wheelStep), frame, at));
  }

  function press(event: PointerEvent): void {
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, fromMiddle(event));
  }

  function move(event: PointerEvent): void {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const before = twoFingers();
    const here = fromMiddle(event);
    pointers.set(event.pointerId, here);
    const after = twoFingers();
    if (before && after) {
      const by = { x: after.x - before.x, y: after.y - before.y };
      const factor = after.apart / Math.max(1, before.apart);
      change((view, frame) => moved(zoomed(view, factor, frame, before), by, frame));
    } else change((view, frame) => moved(view, { x: here.x - last.x, y: here.y - last.y }, frame));
  }

  function release(event: PointerEvent): void {
    pointers.delete(event.pointerId);
  }

  function pressTwice(event: MouseEvent): void {
    const at = fromMiddle(event);
    change((view, frame) => (view.scale > 1 ? wholePicture : zoomed(view, tapScale, frame, at)));
  }

  element.addEventListener('wheel', wheel, { passive: false, signal });
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', release, { signal });
  element.addEventListener('dblclick', pressTwice, { signal });
}
