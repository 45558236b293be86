import { side } from './canvas.ts';
import { type CordSubject, strandStyle } from './cord-style.ts';
import { curveOf } from './curve.ts';
import type { Scene, StrandLayer } from './paint/scene.ts';
import { drawRuler } from './ruler.ts';

const most = 70;

/** How a picture from near is measured: so many units to a millimetre, and where its ruler begins. */
export interface Measure {
  readonly unit: number;
  readonly start: number;
}

/** The picture is as many millimetres wide as shows some lengths and still every stitch; the ruler tells how many. */
export function measureFor(diameterMm: number): Measure {
  const millimetres = Math.min(48, Math.max(14, diameterMm * 8));
  const unit = side / millimetres;
  return { unit, start: side / 24 };
}

/** Lengths side by side, near enough to count the stitches, and a ruler across them. */
export function closeUpScene(subject: CordSubject): Scene {
  const { unit, start: first } = measureFor(subject.diameterMm);
  const width = subject.diameterMm * unit;
  const style = strandStyle(subject, width);
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
  return { ground: '#15120d', layers: [...lengths, { svg: drawRuler(first, unit) }] };
}
