import { type Market, shop } from '@bowline/markets';
import {
  contentCdnUrls,
  densitySrcSet,
  type ImageUrlBuilder,
  imageWidth,
  localProxyUrls,
} from '@bowline/media/urls';
import type { Attributes } from 'sanitize-html';
import { stripLocaleDomain, stripOwnOrigin } from './strip-own-origin.ts';

const contentCdn = /^(https:\/\/cdn\.sanity\.io)?\/images\/[\w-]+\/[\w-]+\//;

/** Specification 5: pictures come through an image service in two densities and load late; those of courses stay as they are. */
export function imageAttributes(
  attribs: Attributes,
  { market }: { readonly market: Pick<Market, 'domain' | 'name'> },
): Attributes {
  const { src = '', alt = '', title, width, height } = attribs;
  const box = { ...pixelsOf('width', width), ...pixelsOf('height', height) };
  const shared = {
    alt,
    ...(title !== undefined && { title }),
    ...(box.width !== undefined && { width: String(box.width) }),
    ...(box.height !== undefined && { height: String(box.height) }),
  };
  // Copied from a page of the shop, an address names a size already.
  const address = stripLocaleDomain(stripOwnOrigin(src.trim()), market).replace(/^\/_ipx\/[^/]*(?=\/)/, '');
  if (isCoursePicture(address)) return { src: address, ...shared };
  const late = { ...shared, loading: 'lazy', decoding: 'async' };
  if (/^data:image\/(png|jpeg|gif|webp|avif);base64,[\w+/=\s]+$/i.test(address))
    return { src: address, ...late };
  const urls = imageService(address);
  if (!urls) return shared;
  const shown = { width: imageWidth({ width: box.width }), ...pixelsOf('height', height) };
  const modifiers = { format: 'webp' } as const;
  return {
    src: urls(address, { ...modifiers, ...shown }),
    srcset: densitySrcSet(urls, address, shown, modifiers),
    ...late,
  };
}

/** Nothing for pictures of other hosts: nobody has checked what is there, and browsers would not load them here. */
function imageService(address: string): ImageUrlBuilder | undefined {
  if (contentCdn.test(address)) return contentCdnUrls();
  return /^\/(?!\/)[^\\]*$/.test(address) ? localProxyUrls() : undefined;
}

function isCoursePicture(address: string): boolean {
  if (!address.startsWith('https://') || !URL.canParse(address)) return false;
  const { host, username, password } = new URL(address);
  return host === shop.embeds.courseImageHost && !username && !password;
}

function pixelsOf<Name extends 'width' | 'height'>(
  name: Name,
  text: string | undefined,
): { [key in Name]?: number } {
  const match = /^\s*(\d{1,4})(px)?\s*$/.exec(text ?? '');
  const pixels = match ? Number(match[1]) : 0;
  return (pixels > 0 ? { [name]: pixels } : {}) as { [key in Name]?: number };
}
