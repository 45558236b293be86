import { type ImageMetadata, readImageMetadata } from '@bowline/media/urls';
import type { ShopRequest } from '../../shop-context.ts';
import { ownPictureAddress } from './content-image-attributes.ts';
import type { ContentPicture } from './rich-text.ts';
import { sanitiseHtml } from './sanitise-html.server.ts';
import { withholdEmbeds } from './withhold-embeds.server.ts';

type PictureRequest = Pick<ShopRequest, 'market' | 'basename' | 'pictures' | 'log'>;

/** More than an editor puts into one text; the rest is shown without a place kept for it. */
const mostMeasured = 40;

/** Specification 8: what cannot be measured is logged and measures nothing. */
function measure({ pictures, log }: PictureRequest, path: string): Promise<ImageMetadata> {
  return readImageMetadata(
    () => pictures.sizeOf(path),
    (message, err) => log.warn({ err, path }, message),
  );
}

/** A picture of the shop with its size, also where the editor did not say it: the page keeps its place while it loads. */
export async function withSize(shop: PictureRequest, picture: ContentPicture): Promise<ContentPicture> {
  if (!picture.src || (picture.width && picture.height)) return picture;
  const { width, height } = await measure(shop, picture.src);
  return width > 0 ? { ...picture, width, height } : picture;
}

/** HTML as it may be shown, its pictures with their sizes, and what it embeds of others withheld. */
export async function prepareHtml(shop: PictureRequest, html: string): Promise<string> {
  const paths = new Set(unmeasured(html).flatMap((src) => ownPictureAddress(src, shop) ?? []));
  const sizes = await Promise.all(
    [...paths].slice(0, mostMeasured).map(async (path) => [path, await measure(shop, path)] as const),
  );
  return withholdEmbeds(sanitiseHtml(html, { ...shop, sizes: new Map(sizes) }));
}

/** Addresses in picture tags without width or height; what the sanitiser drops later may be among them. */
function unmeasured(html: string): readonly string[] {
  return [...html.matchAll(/<img\b[^>]*>/gi)].flatMap(([tag]) => {
    if (/\swidth\s*=/i.test(tag) && /\sheight\s*=/i.test(tag)) return [];
    return /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? [];
  });
}
