import { expect, test } from 'vitest';
import { listenToGestures } from './zoom-gestures.ts';
import { wholePicture, type ZoomView } from './zoom-view.ts';

const frame = { width: 400, height: 400, left: 0, top: 0 };

/** A frame of 400 pixels, and what is seen in it. */
function openedPicture() {
  let view: ZoomView = wholePicture;
  const element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => frame,
    setPointerCapture: () => undefined,
  });
  const ended = new AbortController();
  listenToGestures(
    element as unknown as HTMLElement,
    (change) => {
      view = change(view, frame);
    },
    ended.signal,
  );
  const finger = (type: string, pointerId: number, clientX: number, clientY: number) =>
    element.dispatchEvent(Object.assign(new Event(type), { pointerId, clientX, clientY }));
  return { finger, seen: () => view, end: () => ended.abort() };
}

test('two fingers that part bring the picture nearer, as far as they part', () => {
  const { finger, seen } = openedPicture();
  finger('pointerdown', 1, 150, 200);
  finger('pointerdown', 2, 250, 200);
  finger('pointermove', 1, 100, 200);
  finger('pointermove', 2, 300, 200);
  expect(seen().scale).toBeCloseTo(2, 1);
});

test('two fingers that close take it away again, and never further than the whole', () => {
  const { finger, seen } = openedPicture();
  finger('pointerdown', 1, 100, 200);
  finger('pointerdown', 2, 300, 200);
  finger('pointermove', 2, 150, 200);
  expect(seen()).toEqual(wholePicture);
});

test('one finger moves what was brought nearer; a lifted one no longer counts', () => {
  const { finger, seen } = openedPicture();
  finger('pointerdown', 1, 150, 200);
  finger('pointerdown', 2, 250, 200);
  finger('pointermove', 2, 350, 200);
  finger('pointerup', 2, 350, 200);
  const before = seen();
  finger('pointermove', 1, 170, 210);
  expect(seen().scale).toBe(before.scale);
  expect([seen().x - before.x, seen().y - before.y]).toEqual([20, 10]);
});

test('nothing is heard after the end', () => {
  const { finger, seen, end } = openedPicture();
  end();
  finger('pointerdown', 1, 150, 200);
  finger('pointerdown', 2, 250, 200);
  finger('pointermove', 2, 350, 200);
  expect(seen()).toEqual(wholePicture);
});
