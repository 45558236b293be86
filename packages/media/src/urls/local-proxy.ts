import { type ImageSource, readImageSource } from './image-source.ts';
import { type ImageModifiers, type ImageUrlBuilder, readWish } from './modifiers.ts';

export const localProxyPath = '/_ipx';

export interface LocalProxyOptions {
  readonly baseUrl?: string;
}

/** ipx's notation, `/_ipx/f_webp,w_800/media/coil.svg`. Another host's pictures pass by: the proxy has only our files. */
export function localProxyUrls({ baseUrl = localProxyPath }: LocalProxyOptions = {}): ImageUrlBuilder {
  // A picture is asked for in a dozen sizes, one after the other.
  let last: { readonly source: string; readonly read: ImageSource } | undefined;
  return (source, modifiers) => {
    if (last?.source !== source) last = { source, read: readImageSource(source) };
    const { kind, address } = last.read;
    return kind === 'path' ? `${baseUrl}/${modifierText(modifiers)}${address}` : address;
  };
}

/** Always in one order, so that a picture has one address in every cache. */
function modifierText(modifiers: ImageModifiers): string {
  const { format, fit, width, height, quality, background } = readWish(modifiers);
  const isBox = width !== undefined && height !== undefined;
  const parts = [
    format && `f_${format}`,
    fit && fit !== 'cover' && `fit_${fit}`,
    isBox && `s_${width}x${height}`,
    !isBox && width && `w_${width}`,
    !isBox && height && `h_${height}`,
    quality && `q_${quality}`,
    background && `b_${background}`,
  ];
  return parts.filter(Boolean).join(',') || '_';
}
