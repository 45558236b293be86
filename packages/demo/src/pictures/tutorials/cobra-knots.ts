import type { StrandLayer } from '../paint/scene.ts';
import type { StrandStyle } from '../strand.ts';
import { type Points, through } from './cords.ts';

/** Tightened half knots of a cobra weave, one below the other. */
export interface KnotRow {
  readonly x: number;
  /** The middle of the first. */
  readonly y: number;
  readonly count: number;
  /** The cord that crosses in front of the core, and the one that holds it at the edges. */
  readonly front: StrandStyle;
  readonly edge: StrandStyle;
  /** From one to the next, in widths of the cord. */
  readonly step?: number;
  /** On which side the first one begins. */
  readonly begins?: 'left' | 'right';
}

/** How far apart knots lie that were pushed together. */
export const closeStep = 1.02;

/** The row in two depths: what crosses the core, and over it what holds it at the edges. */
export function knotRow(row: KnotRow): readonly StrandLayer[] {
  const { x, y, count, front, edge, step = closeStep, begins = 'left' } = row;
  const { width } = front;
  const place = (index: number) => {
    const isFromLeft = (index % 2 === 0) === (begins === 'left');
    const at = (points: Points) =>
      through(
        points.map(([px, py]) => [x + (isFromLeft ? px : -px) * width, y + (index * step + py) * width]),
      );
    return at;
  };
  const rows = Array.from({ length: count }, (_, index) => index);
  const bars = rows.map(
    (index): StrandLayer => ({
      curve: place(index)([
        [-0.86, -0.62],
        [-1.42, -0.36],
        [-1.5, 0.06],
        [-0.95, 0.2],
        [0, 0],
        [0.95, -0.14],
        [1.4, 0.1],
        [1.42, 0.5],
      ]),
      style: front,
      ends: 'around',
    }),
  );
  const holds = rows.map(
    (index): StrandLayer => ({
      curve: place(index)([
        [0.74, -0.74],
        [1.3, -0.62],
        [1.64, -0.1],
        [1.46, 0.46],
        [0.9, 0.66],
      ]),
      style: edge,
      ends: 'around',
    }),
  );
  return [...bars, ...holds];
}
