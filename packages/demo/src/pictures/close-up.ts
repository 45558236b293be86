import { middle, onGround, side, tidy } from './canvas.ts';
import { closeUpBraid } from './close-up-braid.ts';
import { type CordSubject, strandStyle } from './cord-style.ts';
import { curveOf } from './curve.ts';
import { drawStrand, groundOf } from './strand.ts';

const width = 470;
const height = 2500;
const gap = width + 4;
const turn = 32;

/** Five lengths side by side; none begins where its neighbour does. */
const lengths = [
  { x: 0, y: 0 },
  { x: -gap, y: -31 },
  { x: gap, y: -67 },
  { x: -gap * 2, y: -88 },
  { x: gap * 2, y: -12 },
];

interface Lengths {
  readonly defs: string;
  readonly body: string;
}

/** Whether a part of a length reaches into the picture once everything is turned. */
function isInSight(x: number, top: number, bottom: number): boolean {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corners = [x - gap / 2, x + gap / 2].flatMap((u) =>
    [top - height / 2, bottom - height / 2].map((v) => ({ x: u * cos - v * sin, y: u * sin + v * cos })),
  );
  const overlaps = (values: readonly number[]): boolean =>
    Math.min(...values) < middle && Math.max(...values) > -middle;
  return overlaps(corners.map((corner) => corner.x)) && overlaps(corners.map((corner) => corner.y));
}

function braidedLengths(subject: CordSubject): Lengths {
  const { weave } = strandStyle(subject, width, Math.max(8, subject.look.columns));
  const braid = closeUpBraid(weave, width);
  const slices = Array.from({ length: Math.ceil(height / braid.sliceLength) + 1 }, (_, index) => index);
  const overlap = braid.sliceLength / 4;
  const placed = lengths.flatMap(({ x, y }) =>
    slices.flatMap((index) => {
      const top = y + index * braid.sliceLength;
      return isInSight(x, top - overlap, top + braid.sliceLength + overlap)
        ? `<use href="#s${index}" x="${x}" y="${top}"/>`
        : [];
    }),
  );
  const ground = `<rect x="${-side}" width="${side * 2}" height="${height}" fill="${groundOf(weave)}"/>`;
  return {
    defs: `${braid.defs}${slices.map((index) => `<g id="s${index}">${braid.slice(index)}</g>`).join('')}`,
    body: `${ground}${placed.join('')}`,
  };
}

/** Laid and smooth cords hang over their edge and are cut there. */
function plainLengths(subject: CordSubject): Lengths {
  const line = curveOf((parameter) => ({ x: 0, y: parameter * height }), 40);
  const cord = drawStrand(line, strandStyle(subject, width), 'p');
  const [, ...others] = lengths;
  return {
    defs: `<clipPath id="cc"><rect x="${-width / 2}" width="${width}" height="${height}"/></clipPath>`,
    body: `<g id="cord" fill="none" clip-path="url(#cc)">${cord}</g>${others.map(({ x, y }) => `<use href="#cord" x="${x}" y="${y}"/>`).join('')}`,
  };
}

/** Near enough to count the stitches. */
export function drawCloseUp(subject: CordSubject): string {
  const isBraided = (subject.look.lay ?? 'braided') === 'braided';
  const { defs, body } = isBraided ? braidedLengths(subject) : plainLengths(subject);
  const sheen = 0.1 + subject.look.sheen;
  const light = `<linearGradient id="round" gradientUnits="userSpaceOnUse" x1="${-gap / 2}" x2="${gap / 2}" spreadMethod="repeat"><stop stop-color="#05070a" stop-opacity=".85"/><stop offset=".02" stop-color="#05070a" stop-opacity=".48"/><stop offset=".14" stop-color="#05070a" stop-opacity=".12"/><stop offset=".34" stop-color="#fff" stop-opacity="${tidy(sheen)}"/><stop offset=".46" stop-color="#fff" stop-opacity="0"/><stop offset=".82" stop-color="#05070a" stop-opacity=".12"/><stop offset=".985" stop-color="#05070a" stop-opacity=".58"/><stop offset="1" stop-color="#05070a" stop-opacity=".85"/></linearGradient>`;
  return onGround('#0b0906', {
    defs: `${light}${defs}`,
    body: `<g transform="translate(800 800) rotate(${turn}) translate(0 ${-height / 2})">${body}<rect x="${-side}" width="${side * 2}" height="${height}" fill="url(#round)"/></g>`,
  });
}
