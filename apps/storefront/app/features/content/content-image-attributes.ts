import { type Market, shop } from '@bowline/markets';
import {
  allowedBox,
  contentCdnUrls,
  densitySrcSet,
  type ImageMetadata,
  type ImageService,
  type ImageUrlBuilder,
  imageUrlsOf,
  imageWidth,
} from '@bowline/media/urls';
import type { Attributes } from 'sanitize-html';
import { stripLocaleDomain, stripOwnOrigin } from './strip-own-origin.ts';

const contentCdn = /^(https:\/\/cdn\.sanity\.io)?\/images\/[\w-]+\/[\w-]+\//;

export interface PicturePlace {
  readonly market: Pick<Market, 'domain' | 'name'>;
  readonly pictures: { readonly service: ImageService };
  /** Own sizes of pictures, by their paths, for those that come without. */
  readonly sizes?: ReadonlyMap<string, ImageMetadata>;
}

/** Specification 5: pictures come through an image service in two densities and load late; those of courses stay as they are. */
export function imageAttributes(attribs: Attributes, place: PicturePlace): Attributes {
  const { src = '', alt = '', title, width, height } = attribs;
  const address = addressOf(src, place);
  const written = { ...pixelsOf('width', width), ...pixelsOf('height', height) };
  const box = completed(written, place.sizes?.get(address));
  const shared = {
    alt,
    ...(title !== undefined && { title }),
    ...(box.width !== undefined && { width: String(box.width) }),
    ...(box.height !== undefined && { height: String(box.height) }),
  };
  if (isCoursePicture(address)) return { src: address, ...shared };
  const late = { ...shared, loading: 'lazy', decoding: 'async' };
  if (/^data:image\/(png|jpeg|gif|webp|avif);base64,[\w+/=\s]+$/i.test(address))
    return { src: address, ...late };
  const urls = urlsFor(address, place.pictures.service);
  if (!urls) return shared;
  const shown = { ...box, width: imageWidth({ width: box.width }) };
  const modifiers = { format: 'webp' } as const;
  return {
    src: urls(address, { ...modifiers, ...allowedBox(shown, shown.width) }),
    srcset: densitySrcSet(urls, address, shown, modifiers),
    ...late,
  };
}

/** Copied from a page of the shop, an address names a size already. */
function addressOf(src: string, { market }: Pick<PicturePlace, 'market'>): string {
  return stripLocaleDomain(stripOwnOrigin(src.trim()), market).replace(/^\/_ipx\/[^/]*(?=\/)/, '');
}

/** The path of a picture of the shop itself; nothing for any other. */
export function ownPictureAddress(src: string, place: Pick<PicturePlace, 'market'>): string | undefined {
  const address = addressOf(src, place);
  return isOwnPath(address) && !contentCdn.test(address) ? address : undefined;
}

interface Box {
  readonly width?: number;
  readonly height?: number;
}

/** What the editor left out follows from the picture's own shape; a large picture is shown no wider than any without a size. */
function completed(box: Box, own: ImageMetadata | undefined): Box {
  if (!own?.ratio || (box.width && box.height)) return box;
  const width =
    box.width ?? (box.height ? Math.round(box.height * own.ratio) : Math.min(own.width, imageWidth({})));
  return { width, height: box.height ?? Math.max(1, Math.round(width / own.ratio)) };
}

const isOwnPath = (address: string) => /^\/(?!\/)[^\\]*$/.test(address);

/** Nothing for pictures of other hosts: nobody has checked what is there, and browsers would not load them here. */
function urlsFor(address: string, service: ImageService): ImageUrlBuilder | undefined {
  if (contentCdn.test(address)) return contentCdnUrls();
  return isOwnPath(address) ? imageUrlsOf(service) : undefined;
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
