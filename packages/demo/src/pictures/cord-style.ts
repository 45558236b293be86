import type { Hex } from './colour.ts';
import type { CordLook } from './cord-look.ts';
import type { StrandStyle } from './strand.ts';
import { type Pattern, weaveOf } from './weave.ts';

/** All that a picture of a cord needs to know. */
export interface CordSubject {
  readonly look: CordLook;
  /** Thickness of a cord, width of a strap. */
  readonly diameterMm: number;
  readonly pattern: Pattern;
  readonly colours: readonly Hex[];
}

/** How the subject's cord is drawn at a width; finer cords show fewer stitches. */
export function strandStyle(
  subject: CordSubject,
  width: number,
  columns = subject.look.columns,
): StrandStyle {
  const { look } = subject;
  return {
    width,
    weave: weaveOf(subject.pattern, subject.colours, columns),
    stitch: look.stitch,
    sheen: look.sheen,
    ...(look.fibre !== undefined && { fibre: look.fibre }),
    lay: look.lay ?? 'braided',
  };
}

/**
 * How thick a cord is drawn where whole lengths of it are seen: a rope is thicker than a twine, but not by as much as in
 * truth, or the twine would be a hair.
 */
export function drawnWidth(diameterMm: number, ofFourMillimetres: number): number {
  return Math.round(ofFourMillimetres * Math.min(2.1, Math.max(0.4, (diameterMm / 4) ** 0.56)));
}
