import { type Curve, curveOf, type Point } from './curve.ts';
import type { StrandLayer } from './paint/scene.ts';
import type { StrandStyle } from './strand.ts';

interface WrapPlace {
  readonly centre: Point;
  /** Half the width of what is wrapped. */
  readonly reach: number;
  readonly turns: number;
}

/** Turns round a bundle: each comes up at one side of it and goes down at the other. */
export function wraps(style: StrandStyle, { centre, reach, turns }: WrapPlace): StrandLayer[] {
  const sag = style.width * 0.22;
  return Array.from({ length: turns }, (_, index) => {
    const y = centre.y + (index - (turns - 1) / 2) * style.width * 0.95;
    const x = centre.x + ([0, 5, -4, 6, -3][index % 5] ?? 0);
    const curve: Curve = curveOf((parameter) => {
      const angle = (parameter - 0.5) * Math.PI * 0.98;
      return { x: x + reach * Math.sin(angle), y: y + sag * Math.cos(angle) + sag * 0.6 * angle };
    }, 40);
    return { curve, style, phase: index * 3, ends: 'around' };
  });
}
