import { imagesPath, staticImageSegment, unchangedImagePrefixes } from '@bowline/markets';

export interface ImageSource {
  /**
   * `unchanged`: holds the picture itself (data, blob) or nothing. `remote`: an address with a host, as it came.
   * `path`: a file of our own, with a leading slash.
   */
  readonly kind: 'unchanged' | 'remote' | 'path';
  readonly address: string;
}

/** Specification 9, "Images": which sources stay as they are, and where static files lie. */
export function readImageSource(source: string): ImageSource {
  if (source === '' || unchangedImagePrefixes.some((prefix) => source.startsWith(prefix))) {
    return { kind: 'unchanged', address: source };
  }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(source)) return { kind: 'remote', address: source };
  const path = source.startsWith('/') ? source : `/${source}`;
  return { kind: 'path', address: escapeAddress(fromStaticSegment(path)) };
}

function fromStaticSegment(path: string): string {
  const [file = ''] = path.split(/[?#]/);
  return file.includes(staticImageSegment) ? imagesPath + file.slice(file.lastIndexOf('/') + 1) : path;
}

/** Escapes what an address, or one in a srcset, cannot hold; what is escaped already stays so. */
export function escapeAddress(address: string): string {
  return encodeURI(address.toWellFormed())
    .replaceAll(/%25(?=[0-9a-f]{2})/gi, '%')
    .replaceAll(/,(?=,*$)/g, '%2C');
}
