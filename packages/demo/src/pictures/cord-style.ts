import type { Hex } from './colour.ts';
import type { CordLook } from './cord-look.ts';
import type { StrandStyle } from './strand.ts';
import { type Pattern, weaveOf } from './weave.ts';

/** All that a picture of a cord needs to know. */
export interface CordSubject {
  readonly look: CordLook;
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
    lay: look.lay ?? 'braided',
  };
}
