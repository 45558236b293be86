import { readImageSource } from './image-source.ts';
import { type ImageFit, type ImageUrlBuilder, type ImageWish, readWish } from './modifiers.ts';
import { withQuery } from './query.ts';

export interface ImaginaryOptions {
  readonly baseUrl: string;
  /** imaginary fetches the source itself: the host it finds our paths on. */
  readonly origin: string;
}

type Parameters = Readonly<Record<string, string | number | undefined>>;

/** One operation per way of filling a box; a picture that overflows its box is cropped to it instead. */
const operationOfFit: Record<ImageFit, readonly [name: string, parameters?: Parameters]> = {
  cover: ['crop'],
  contain: ['resize', { embed: 'true', extend: 'background' }],
  fill: ['resize', { force: 'true' }],
  inside: ['fit'],
  outside: ['crop'],
};

export function imaginaryUrls({ baseUrl, origin }: ImaginaryOptions): ImageUrlBuilder {
  return (source, modifiers) => {
    const { kind, address } = readImageSource(source);
    if (kind === 'unchanged') return address;
    const wish = readWish(modifiers);
    const [operation, parameters] = operationOf(wish);
    return withQuery(`${baseUrl}/${operation}`, {
      width: wish.width,
      height: wish.height,
      ...parameters,
      type: typeOf(wish) ?? (operation === 'convert' ? 'auto' : undefined),
      quality: wish.quality,
      background: wish.background && decimalColour(wish.background),
      url: kind === 'path' ? origin + address : address,
    });
  };
}

function operationOf({ fit, width, height }: ImageWish): readonly [string, Parameters?] {
  if (fit) return operationOfFit[fit];
  return width || height ? ['resize'] : ['convert'];
}

/** imaginary reads AVIF but writes none. */
function typeOf({ format }: ImageWish): string | undefined {
  return format === 'avif' ? 'webp' : format;
}

function decimalColour(hex: string): string {
  const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16)).join(',');
}
