import { onPaper } from './canvas.ts';
import { gapTone, type Hex, litTone, mix } from './colour.ts';
import { type Curve, curveOf } from './curve.ts';
import { tidy } from './numbers.ts';
import { createPathData, curveData } from './path-data.ts';
import { stitchColumns } from './stitches.ts';

const wide = 2400;
const tall = 1000;
const thickness = 74;

/** From warm to cool, as a spectrum of spools on a shelf. */
const spools: readonly Hex[] = [
  '#64172e',
  '#d1202b',
  '#f06d5c',
  '#ec771c',
  '#f4b51a',
  '#f5da33',
  '#9dcc2a',
  '#2a5935',
  '#11606a',
  '#26b1b4',
  '#86c0e6',
  '#1e47ae',
  '#15254b',
  '#5e2c85',
  '#c51f7b',
  '#f2a4bb',
];

/** A long wave that leaves the left third to words. */
function wave(): Curve {
  return curveOf((parameter) => {
    const rise = 1 / (1 + Math.exp(-(parameter - 0.46) * 9));
    return {
      x: 330 + parameter * 2250,
      y: 1560 - rise * 1430 + 70 * Math.sin(parameter * 9),
    };
  }, 120);
}

function stitchData(curve: Curve, pick: 'middle' | 'edge'): string {
  const columns = stitchColumns(4);
  const data = createPathData();
  const pitch = thickness * 0.62;
  const rows = Math.floor(curve.length / pitch);
  columns.forEach((column, index) => {
    if ((column.turn === 'lit') !== (pick === 'middle')) return;
    const lean = (index % 2 === 0 ? 1 : -1) * column.thickness * thickness * 0.4;
    for (let row = 0; row < rows; row += 1) {
      const centre = (row + (index % 2) / 2 + 0.25) * pitch;
      data.line([
        curve.at(centre - pitch * 0.34, column.aside * thickness - lean),
        curve.at(centre + pitch * 0.34, column.aside * thickness + lean),
      ]);
    }
  });
  return data.text();
}

/** Sixteen cords sweeping up to the right: one geometry in sixteen colours. */
export function drawHomeBanner(): string {
  const curve = wave();
  const shapes = `<path id="cord" d="${curveData(curve)}"/><path id="edge" d="${stitchData(curve, 'edge')}"/><path id="mid" d="${stitchData(curve, 'middle')}"/>`;
  const cords = spools.map((yarn, index) => {
    const at = `x="${Math.round(index * 58 - 60)}" y="${Math.round(index * 49 - 330)}"`;
    const use = (shape: string, tone: Hex, width: number, opacity = ''): string =>
      `<use href="#${shape}" ${at} stroke="${tone}" stroke-width="${tidy(width)}"${opacity}/>`;
    return [
      use('cord', '#1a140b', thickness * 1.3, ' stroke-opacity=".16"'),
      use('cord', '#1a140b', thickness * 1.12, ' stroke-opacity=".22"'),
      use('cord', gapTone(yarn), thickness),
      use('edge', mix(yarn, gapTone(yarn), 0.3), thickness * 0.17),
      use('mid', litTone(yarn), thickness * 0.26),
      use('cord', '#ffffff', thickness * 0.3, ' stroke-opacity=".07"'),
    ].join('');
  });
  return onPaper(
    { defs: shapes, body: `<g fill="none" stroke-linecap="round">${cords.join('')}</g>` },
    wide,
    tall,
  );
}
