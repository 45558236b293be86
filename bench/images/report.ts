import { median, quantile } from '../measure/statistics.ts';
import { formatTable, kilobytes, milliseconds, shareOf } from '../measure/table.ts';
import type { KindCosts } from './measure-kinds.ts';
import type { PictureCost } from './measure-picture.ts';

/** CPU milliseconds of a picture that nobody has asked for before, 800 pixels wide in WebP. */
export const coldPictureMs = 150;

const line = (name: string, costs: readonly PictureCost[]) => {
  const totals = costs.map(({ totalMs }) => totalMs);
  const dearest = costs.toSorted((a, b) => b.totalMs - a.totalMs)[0];
  const p90 = quantile(totals, 0.9);
  return [
    name,
    costs.length,
    milliseconds(median(costs.map(({ drawMs }) => drawMs))),
    milliseconds(median(totals)),
    milliseconds(p90),
    shareOf(p90, coldPictureMs),
    milliseconds(dearest?.totalMs),
    kilobytes(median(costs.map(({ svgBytes }) => svgBytes))),
    kilobytes(median(costs.map(({ imageBytes }) => imageBytes))),
    `  ${dearest?.file.replace(/^catalog\//, '')}`,
  ];
};

export function imageReport(kinds: KindCosts): string {
  return formatTable(
    ['CPU ms, cold', 'pictures', 'draw', 'total', 'p90', 'of budget', 'dearest', 'SVG', 'WebP', 'which'],
    [...[...kinds].map(([kind, costs]) => line(kind, costs)), line('all', [...kinds.values()].flat())],
  );
}

/** Every picture, the dearest first. */
export function eachPicture(kinds: KindCosts): string {
  const costs = [...kinds.values()].flat().toSorted((a, b) => b.totalMs - a.totalMs);
  return formatTable(
    ['picture', 'draw', 'total', 'SVG', 'WebP'],
    costs.map((cost) => [
      cost.file,
      milliseconds(cost.drawMs),
      milliseconds(cost.totalMs),
      kilobytes(cost.svgBytes),
      kilobytes(cost.imageBytes),
    ]),
  );
}
