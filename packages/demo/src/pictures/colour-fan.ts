import { onGround, side } from './canvas.ts';
import { type CordSubject, strandStyle } from './cord-style.ts';
import { curveOf } from './curve.ts';
import { drawStrand } from './strand.ts';

/** Cords of many colours lying side by side across the whole picture: what a category has to offer. */
export function drawColourFan(subjects: readonly CordSubject[]): string {
  const width = Math.round(1850 / subjects.length);
  const cords = subjects.map((subject, index) => {
    const x = (index - (subjects.length - 1) / 2) * width * 1.02;
    const line = curveOf(
      (parameter) => ({
        x: side / 2 + x + 46 * Math.sin(parameter * 4.4 + 0.4),
        y: side / 2 - 1180 + parameter * 2360,
      }),
      48,
    );
    return drawStrand(line, strandStyle(subject, width), `f${index}`, index * 2);
  });
  return onGround('#17130d', {
    body: `<g fill="none" transform="rotate(28 800 800)">${cords.join('')}</g>`,
  });
}

/** At most `count` of a list, spread evenly over it. */
export function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]).flatMap(
    (item) => (item === undefined ? [] : [item]),
  );
}
