import { side } from './canvas.ts';
import { type CordSubject, strandStyle } from './cord-style.ts';
import { curveOf } from './curve.ts';
import type { Scene, StrandLayer } from './paint/scene.ts';
import { drawRuler } from './ruler.ts';

/** The whole picture is as wide as this, so that a ruler can lie in it and every cord has its true thickness. */
const millimetres = 48;
export const closeUpUnit = side / millimetres;
/** Where the ruler begins. */
export const closeUpStart = closeUpUnit * 2;
const most = 70;

/** Lengths side by side, near enough to count the stitches, and a ruler across them. */
export function closeUpScene(subject: CordSubject): Scene {
  const width = Math.max(closeUpUnit * 0.75, subject.diameterMm * closeUpUnit);
  const style = strandStyle(subject, width);
  const first = closeUpStart;
  const count = Math.min(most, Math.ceil((side - first) / width) + 1);
  // The second cord begins where the ruler does: its thickness is read at once.
  const lengths: StrandLayer[] = Array.from({ length: count }, (_, index) => {
    const x = first + (index - 0.5) * width;
    const sway = Math.min(5, width * 0.03);
    const curve = curveOf(
      (parameter) => ({
        x: x + sway * Math.sin(parameter * 5 + index * 1.7),
        y: -80 + parameter * (side + 160),
      }),
      40,
    );
    return { curve, style, phase: index * 5, isFlat: true };
  });
  return { ground: '#15120d', layers: [...lengths, { svg: drawRuler(first, closeUpUnit) }] };
}
