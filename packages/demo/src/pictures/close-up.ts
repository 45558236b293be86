import { onPaper } from './canvas.ts';
import { type CordSubject, strandStyle } from './cord-style.ts';
import { curveOf } from './curve.ts';
import { tidy } from './numbers.ts';
import { stitchColumns, stitchTone } from './stitches.ts';
import { drawStrand, groundOf } from './strand.ts';

const width = 470;
const height = 2500;

/** A stitch as a lens of yarn with its fibres, drawn once per column and placed by `use`. */
function stitchShape(index: number, x: number, thickness: number, pitch: number): string {
  const lean = (index % 2 === 0 ? -1 : 1) * thickness * 0.44;
  const half = pitch * 0.6;
  const bulge = thickness * 1.2;
  const lens = (share: number): string =>
    `M${tidy(x - lean)} ${tidy(-half)}Q${tidy(x - lean * 0.4 + bulge * share)} ${tidy(-half * 0.25)} ${tidy(x + lean)} ${tidy(half)}`;
  const outline = `${lens(1)}Q${tidy(x + lean * 0.4 - bulge)} ${tidy(half * 0.25)} ${tidy(x - lean)} ${tidy(-half)}Z`;
  const fibres = [-0.55, -0.2, 0.2, 0.55].map(lens).join('');
  return `<g id="c${index}"><path d="${outline}"/><path d="${fibres}" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="3"/><path d="${lens(-0.05)}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="${tidy(thickness * 0.16)}"/></g>`;
}

function braidedCord(subject: CordSubject): { defs: string; cord: string } {
  const style = strandStyle(subject, width, Math.max(8, subject.look.columns));
  const { weave } = style;
  const columns = stitchColumns(weave.columns);
  const pitch = width * 0.26;
  const rows = Math.ceil(height / pitch) + 1;
  const defs = columns
    .map((column, index) => stitchShape(index, column.aside * width, column.thickness * width, pitch))
    .join('');
  const order = columns
    .map((_, index) => index)
    .sort((a, b) => Math.abs(columns[b]?.aside ?? 0) - Math.abs(columns[a]?.aside ?? 0));
  const stitches = order.flatMap((index) => {
    const turn = columns[index]?.turn ?? 'plain';
    return Array.from({ length: rows }, (_, row) => {
      const along = row + (index % 2) / 2;
      const tone = stitchTone(weave.yarns[weave.yarnOf(index, along)] ?? '#888888', turn);
      return { tone, use: `<use href="#c${index}" y="${Math.round(along * pitch)}"/>` };
    });
  });
  const byTone = Map.groupBy(stitches, (stitch) => stitch.tone);
  const cord = [...byTone].map(
    ([tone, list]) => `<g fill="${tone}">${list.map((stitch) => stitch.use).join('')}</g>`,
  );
  const ground = `<rect x="${-width / 2}" width="${width}" height="${height}" fill="${groundOf(weave)}"/>`;
  return { defs, cord: `${ground}${cord.join('')}` };
}

function plainCord(subject: CordSubject): { defs: string; cord: string } {
  const line = curveOf((parameter) => ({ x: 0, y: parameter * height }), 40);
  return { defs: '', cord: `<g fill="none">${drawStrand(line, strandStyle(subject, width), 'p')}</g>` };
}

/** Three lengths side by side, near enough to count the stitches. */
export function drawCloseUp(subject: CordSubject): string {
  const { defs, cord } =
    (subject.look.lay ?? 'braided') === 'braided' ? braidedCord(subject) : plainCord(subject);
  const sheen = 0.1 + subject.look.sheen;
  const light = `<linearGradient id="round"><stop stop-color="#05070a" stop-opacity=".5"/><stop offset=".14" stop-color="#05070a" stop-opacity=".12"/><stop offset=".34" stop-color="#fff" stop-opacity="${tidy(sheen)}"/><stop offset=".46" stop-color="#fff" stop-opacity="0"/><stop offset=".82" stop-color="#05070a" stop-opacity=".12"/><stop offset="1" stop-color="#05070a" stop-opacity=".6"/></linearGradient>`;
  const clip = `<clipPath id="cc"><rect x="${-width / 2}" width="${width}" height="${height}"/></clipPath>`;
  const lit = `<g id="cord" clip-path="url(#cc)">${cord}<rect x="${-width / 2}" width="${width}" height="${height}" fill="url(#round)"/></g>`;
  const gap = width + 4;
  return onPaper({
    defs: `${light}${clip}${defs}`,
    body: `<rect width="1600" height="1600" fill="#0b0906"/><g transform="translate(800 800) rotate(32) translate(0 ${-height / 2})">${lit}<use href="#cord" x="${-gap}" y="-31"/><use href="#cord" x="${gap}" y="-67"/><use href="#cord" x="${-gap * 2}" y="-88"/><use href="#cord" x="${gap * 2}" y="-12"/></g>`,
  });
}
