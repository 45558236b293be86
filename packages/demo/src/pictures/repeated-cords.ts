import { tidy } from './canvas.ts';
import { gapTone, type Hex, litTone, mix } from './colour.ts';
import type { Curve } from './curve.ts';
import { createPathData, curveData } from './path-data.ts';
import { stitchColumns } from './stitches.ts';

function stitchData(curve: Curve, thickness: number, pick: 'middle' | 'edge'): string {
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

export interface RepeatedCords {
  readonly defs: string;
  /** The same line in another colour, moved to another place. */
  draw(yarn: Hex, x: number, y: number): string;
}

/** One cord in many colours: its geometry is written once, however often it is drawn. */
export function repeatedCords(curve: Curve, thickness: number): RepeatedCords {
  const defs = `<path id="cord" d="${curveData(curve)}"/><path id="edge" d="${stitchData(curve, thickness, 'edge')}"/><path id="mid" d="${stitchData(curve, thickness, 'middle')}"/>`;
  return {
    defs,
    draw(yarn, x, y) {
      const use = (shape: string, tone: Hex, width: number, opacity = ''): string =>
        `<use href="#${shape}" x="${Math.round(x)}" y="${Math.round(y)}" stroke="${tone}" stroke-width="${tidy(width)}"${opacity}/>`;
      const cord = [
        use('cord', '#1a140b', thickness * 1.3, ' stroke-opacity=".16"'),
        use('cord', '#1a140b', thickness * 1.12, ' stroke-opacity=".22"'),
        use('cord', gapTone(yarn), thickness),
        use('edge', mix(yarn, gapTone(yarn), 0.3), thickness * 0.17),
        use('mid', litTone(yarn), thickness * 0.26),
        use('cord', '#ffffff', thickness * 0.3, ' stroke-opacity=".07"'),
      ];
      return `<g fill="none" stroke-linecap="round">${cord.join('')}</g>`;
    },
  };
}
