import { middle, onPaper, softShadow } from './canvas.ts';
import { type CordSubject, strandStyle } from './cord-style.ts';
import { type Curve, curveOf, splineThrough } from './curve.ts';
import { drawStrand, groundOf } from './strand.ts';
import { drawWraps, sealedEnd } from './wrap.ts';

/** One turn of the coil: not quite round and not quite concentric, as a hand lays it. */
function turnCurve(radius: number, index: number): Curve {
  const lean = [0, 2.1, 4.2, 1.2, 5.1][index % 5] ?? 0;
  return curveOf((parameter) => {
    const angle = parameter * Math.PI * 2 + 0.7 + index * 0.9;
    const wobble = radius * (1 + 0.018 * Math.sin(angle * 2 + lean));
    return {
      x: middle + Math.cos(lean) * 7 + wobble * Math.cos(angle),
      y: middle + Math.sin(lean) * 7 + wobble * 0.95 * Math.sin(angle),
    };
  }, 120);
}

/** Thin rope makes more turns of smaller stitches; fewer of them still show the weave and keep the picture small. */
function columnsFor(width: number, columns: number): number {
  return Math.min(columns, width < 90 ? 4 : width < 112 ? 6 : 8);
}

/** Rope coiled flat on the table, bound at one side, its end lying in the middle. */
export function drawRoundCoil(subject: CordSubject): string {
  const width = Math.round(118 * (subject.look.slimness ?? 1));
  const style = strandStyle(subject, width, columnsFor(width, subject.look.columns));
  const outer = 610;
  const count = Math.max(3, Math.min(5, Math.floor(400 / width)));
  const turns = Array.from({ length: count }, (_, index) =>
    drawStrand(turnCurve(outer - index * width * 0.97, index), style, `t${index}`, index * 3),
  );
  const inner = outer - (count - 1) * width * 0.97;
  const binding = drawWraps(style, {
    centre: { x: middle + (outer + inner) / 2, y: middle },
    reach: (outer - inner) / 2 + width * 0.66,
    turns: 3,
  });
  const room = inner - width * 0.5;
  const end = splineThrough([
    { x: middle + inner, y: middle + width * 0.9 },
    { x: middle + room * 0.5, y: middle + room * 0.62 },
    { x: middle - room * 0.25, y: middle + room * 0.56 },
    { x: middle - room * 0.52, y: middle - room * 0.05 },
    { x: middle - room * 0.12, y: middle - room * 0.46 },
  ]);
  const body = [
    softShadow('t0', width, 120),
    ...turns,
    drawStrand(end, style, 'e', 2),
    sealedEnd(end, style, groundOf(style.weave)),
    binding.body,
  ].join('');
  return onPaper({
    defs: binding.defs,
    body: `<g fill="none" transform="rotate(-38 800 800) translate(-14 0)">${body}</g>`,
  });
}
