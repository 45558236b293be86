import { type Drawing, onPaper } from '../canvas.ts';
import type { Hex } from '../colour.ts';
import { type Curve, curveThrough, type Point } from '../curve.ts';
import { weaveOf } from '../weave.ts';
import type { FlatLay } from './flat-surface.ts';
import type { Relief } from './relief.ts';
import type { DrawnLayer, Scene, StrandLayer } from './scene.ts';

export interface MarkedCord {
  readonly colour: Hex;
  readonly width: number;
  readonly lay?: 'braided' | 'twisted' | FlatLay;
  /** Lies on the paper and throws its shadow there. */
  readonly isOnGround?: boolean;
}

/** Stands in a drawing for a cord that is painted there, between what lies under it and what lies over it. */
export function strandMark(curve: Curve, { colour, width, lay = 'braided', isOnGround }: MarkedCord): string {
  const step = Math.max(1, Math.floor(curve.points.length / 90));
  const points = curve.points.filter((_, index) => index % step === 0 || index === curve.points.length - 1);
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
  return `<strand line="${line}" width="${width}" colour="${colour}" lay="${lay}" ground="${isOnGround ? 1 : 0}"/>`;
}

/** How much light each throws back. */
export const sheens: Partial<Readonly<Record<string, number>>> = {
  twisted: 0,
  webbing: 0.02,
  leather: 0.16,
  coated: 0.42,
  matt: 0.06,
};

/** A map of the plane, as in SVG: x becomes `a x + c y + e`, y becomes `b x + d y + f`. */
type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const unmoved: Affine = [1, 0, 0, 1, 0, 0];

function joined(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

function readTransform(text: string): Affine {
  let affine = unmoved;
  for (const [, name = '', list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second, third = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === 'translate') affine = joined(affine, [1, 0, 0, 1, first, second ?? 0]);
    if (name === 'scale') affine = joined(affine, [first, 0, 0, second ?? first, 0, 0]);
    if (name === 'rotate') affine = joined(affine, turnAbout(first, second ?? 0, third));
  }
  return affine;
}

function turnAbout(degrees: number, x: number, y: number): Affine {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
}

/** Parts of a drawing that stand out from the paper, each drawn whole between the two marks. */
export function inRelief({ rise, sheen, grain = 0 }: Relief, drawn: string): string {
  return `<relief rise="${rise}" sheen="${sheen}" grain="${grain}">${drawn}</relief>`;
}

/** For what is drawn so small that nobody would see it. */
export function withoutRelief(drawn: string): string {
  return drawn.replaceAll(/<\/?relief\b[^>]*>/g, '');
}

const tagOrMark = /<strand ([^>]*)\/>|<g\b([^>]*)>|<\/g>|<relief ([^>]*)>|<\/relief>/g;

/** The layers of a drawing that is part of a picture. */
export function drawnLayers(drawing: Drawing): readonly (StrandLayer | DrawnLayer)[] {
  const scene = withStrands(drawing);
  return typeof scene === 'string'
    ? [{ svg: `<defs>${drawing.defs ?? ''}</defs>${drawing.body}` }]
    : scene.layers;
}

/** The drawing cut at its marks: parts of SVG and painted cords, one over the other. A drawing without marks is a document. */
export function withStrands(drawing: Drawing): Scene | string {
  const { defs = '', body } = drawing;
  if (!/<(?:strand|relief) /.test(body)) return onPaper(drawing);
  const layers: (StrandLayer | DrawnLayer)[] = [];
  const open: { readonly tag: string; readonly affine: Affine }[] = [];
  let part = '';
  let from = 0;
  let relief: Relief | undefined;
  const finish = (relief?: Relief): void => {
    const isEmpty = !/<(?!\/?g\b)/.test(part);
    const svg = `<defs>${defs}</defs>${part}${'</g>'.repeat(open.length)}`;
    if (!isEmpty) layers.push({ svg, ...(relief && { relief }) });
    part = open.map(({ tag }) => tag).join('');
  };
  for (const match of body.matchAll(tagOrMark)) {
    part += body.slice(from, match.index);
    from = match.index + match[0].length;
    const around = open.at(-1)?.affine ?? unmoved;
    if (match[1] !== undefined) {
      finish();
      layers.push(strandOf(match[1], around));
    } else if (match[3] !== undefined) {
      finish();
      relief = reliefOf(match[3], around);
    } else if (match[0] === '</relief>') {
      finish(relief);
    } else {
      part += match[0];
      if (match[0] === '</g>') open.pop();
      else if (!match[0].endsWith('/>')) {
        const transform = /transform="([^"]*)"/.exec(match[2] ?? '')?.[1] ?? '';
        open.push({ tag: match[0], affine: joined(around, readTransform(transform)) });
      }
    }
  }
  part += body.slice(from);
  finish();
  return { layers };
}

/** Edges grow with the groups around them. */
function reliefOf(attributes: string, [a, b]: Affine): Relief {
  const read = (name: string): number => Number(new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
  return { rise: read('rise') * Math.hypot(a, b), sheen: read('sheen'), grain: read('grain') };
}

function strandOf(attributes: string, [a, b, c, d, e, f]: Affine): StrandLayer {
  const read = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const numbers = read('line').split(' ').map(Number);
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x = 0, y = 0] = numbers.slice(at, at + 2);
    points.push({ x: a * x + c * y + e, y: b * x + d * y + f });
  }
  const colour = read('colour') as Hex;
  const lay = read('lay') as NonNullable<MarkedCord['lay']>;
  return {
    curve: curveThrough(points),
    style: {
      width: Number(read('width')) * Math.hypot(a, b),
      weave: weaveOf('solid', [colour]),
      stitch: 0.5,
      sheen: sheens[lay] ?? 0.05,
      lay,
      ...(lay === 'twisted' && { fibre: 0.7 }),
    },
    isOnGround: read('ground') === '1',
  };
}
