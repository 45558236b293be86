import { escapeAddress, readImageSource } from './image-source.ts';
import { type ImageFit, type ImageUrlBuilder, type ImageWish, readWish } from './modifiers.ts';

export interface CloudflareOptions {
  /** `https://bowline.eu`; left out on pages of the zone itself. */
  readonly zone?: string;
}

/** Cloudflare has no word for a picture that overflows its box; it is cropped to the box instead. */
const cloudflareFit: Record<ImageFit, string> = {
  cover: 'cover',
  contain: 'pad',
  fill: 'squeeze',
  inside: 'scale-down',
  outside: 'cover',
};

export function cloudflareUrls({ zone = '' }: CloudflareOptions = {}): ImageUrlBuilder {
  return (source, modifiers) => {
    const { kind, address } = readImageSource(source);
    if (kind === 'unchanged') return address;
    const options = optionText(readWish(modifiers));
    // An address without options is not valid there.
    if (!options) return kind === 'path' ? zone + address : address;
    return `${zone}/cdn-cgi/image/${options}${kind === 'path' ? address : `/${escapeAddress(address)}`}`;
  };
}

function optionText({ format, fit, width, height, quality, background }: ImageWish): string {
  const parts = [
    width && `width=${width}`,
    height && `height=${height}`,
    fit && `fit=${cloudflareFit[fit]}`,
    format && `format=${format}`,
    quality && `quality=${quality}`,
    background && `background=%23${background}`,
  ];
  return parts.filter(Boolean).join(',');
}
