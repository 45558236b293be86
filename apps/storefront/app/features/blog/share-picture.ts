import type { ContentPicture } from '../content/rich-text.ts';

/** The picture that networks show beside a link to a post: one of the shop's own by its path, an uploaded one by its address. */
export function sharePicture({ src, asset }: ContentPicture, imagesUrl: string): string | undefined {
  if (src) return src;
  const [, name, extension] = /^image-(.+)-([a-z]+)$/.exec(asset?._ref ?? '') ?? [];
  if (!name || !imagesUrl.startsWith('http')) return undefined;
  return `${imagesUrl}/${name}.${extension}?w=1280&h=640&fit=crop&fm=jpg`;
}
