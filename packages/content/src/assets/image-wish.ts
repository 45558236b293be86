import type { PictureArea, PictureFormat, PictureWish } from './image-port.ts';

type Size = { readonly width: number; readonly height: number };

/** The longest edge that is made. */
const longestEdge = 4_096;

const fits: Readonly<Record<string, Pick<PictureWish, 'fit' | 'enlarges'>>> = {
  clip: { fit: 'inside', enlarges: true },
  crop: { fit: 'cover', enlarges: true },
  fill: { fit: 'contain', enlarges: true },
  fillmax: { fit: 'contain', enlarges: false },
  max: { fit: 'inside', enlarges: false },
  min: { fit: 'cover', enlarges: false },
  scale: { fit: 'fill', enlarges: true },
};

/** The parameters of the image addresses, read for a picture of this size. Undefined when one cannot be understood. */
export function readImageWish(
  search: URLSearchParams,
  source: Size & { readonly file: string; readonly format: PictureFormat },
  accept: string | null,
): PictureWish | undefined {
  const density = readNumber(search.get('dpr'), 1, 3);
  const width = readLength(search, 'w', density ?? 1);
  const height = readLength(search, 'h', density ?? 1);
  const quality = readNumber(search.get('q'), 0, 100);
  const blur = readNumber(search.get('blur'), 0, 2_000);
  const area = readArea(search.get('rect'), source);
  const fit = fits[search.get('fit') ?? 'clip'];
  const format = readFormat(search, source.format, accept);
  const background = readColour(search.get('bg'));
  const turns = readTurns(search.get('or'));
  const read = { density, width, height, quality, blur, area, fit, format, background, turns };
  if (Object.values(read).includes(null) || !fit || !format) return undefined;
  const flip = search.get('flip') ?? '';
  return {
    file: source.file,
    ...fit,
    format,
    ...(area && { area }),
    ...(width && { width }),
    ...(height && { height }),
    ...(quality !== undefined && quality !== null && { quality: Math.max(1, Math.round(quality)) }),
    ...(background && { background }),
    // The protocol counts blur from 1 to 2000, sharp in pixels.
    ...(blur && { blur: Math.max(0.3, blur / 20) }),
    ...(flip && { flips: { horizontally: flip.includes('h'), vertically: flip.includes('v') } }),
    ...(turns && { turns }),
  };
}

/** Undefined when nothing was said, null when it cannot be understood. */
function readNumber(text: string | null, least: number, most: number): number | null | undefined {
  if (text === null || text === '') return undefined;
  const number = Number(text);
  return /^\d+(\.\d+)?$/.test(text) && number >= least && number <= most ? number : null;
}

function readLength(search: URLSearchParams, name: 'w' | 'h', density: number): number | null | undefined {
  const wanted = readNumber(search.get(name), 1, longestEdge);
  if (wanted === null) return null;
  const most = readNumber(search.get(`max-${name}`), 1, longestEdge);
  const least = readNumber(search.get(`min-${name}`), 1, longestEdge);
  if (most === null || least === null) return null;
  const length = wanted ?? most;
  if (length === undefined) return undefined;
  const bounded = Math.max(least ?? 1, Math.min(most ?? longestEdge, length));
  return Math.max(1, Math.min(longestEdge, Math.round(bounded * density)));
}

/** `left,top,width,height` in pixels of the original. */
function readArea(text: string | null, source: Size): PictureArea | null | undefined {
  if (text === null) return undefined;
  const numbers = text.split(',').map((part) => readNumber(part, 0, 100_000));
  const [left, top, width, height] = numbers;
  if (numbers.length !== 4 || left == null || top == null || width == null || height == null) return null;
  const area = {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(width),
    height: Math.round(height),
  };
  const fitsIn = area.left + area.width <= source.width && area.top + area.height <= source.height;
  return fitsIn && area.width > 0 && area.height > 0 ? area : null;
}

function readFormat(
  search: URLSearchParams,
  source: PictureFormat,
  accept: string | null,
): PictureWish['format'] | undefined {
  const wanted = search.get('fm');
  if (wanted === 'jpg' || wanted === 'jpeg' || wanted === 'pjpg') return 'jpg';
  if (wanted === 'png' || wanted === 'webp' || wanted === 'avif') return wanted;
  if (wanted) return undefined;
  if (search.get('auto') === 'format') {
    if (accept?.includes('image/avif')) return 'avif';
    if (accept?.includes('image/webp')) return 'webp';
  }
  return source === 'svg' || source === 'gif' ? 'png' : source;
}

function readColour(text: string | null): string | null | undefined {
  if (text === null || text === '') return undefined;
  const digits = text.replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{3}$/.test(digits)) return digits.replaceAll(/./g, '$&$&');
  // Eight digits begin with the opacity, which a border does not have.
  return /^([0-9a-f]{2})?[0-9a-f]{6}$/.test(digits) ? digits.slice(-6) : null;
}

function readTurns(text: string | null): 90 | 180 | 270 | null | undefined {
  if (text === null || text === '0') return undefined;
  const turns = Number(text);
  return turns === 90 || turns === 180 || turns === 270 ? turns : null;
}
