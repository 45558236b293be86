import type { MediaKind } from '@bowline/commerce';
import { drawingVersion } from './drawing-version.ts';
import { paperColour } from './pictures/canvas.ts';
import { type Hex, mix } from './pictures/colour.ts';

const mediaKinds: readonly MediaKind[] = ['coil', 'close_up', 'in_use', 'front', 'detail', 'package'];

const inPath = (kind: MediaKind): string => kind.replace('_', '-');

/** Where pictures lie below the media folder. */
export function productMediaFile(sku: string, kind: MediaKind): string {
  return `catalog/product/${sku}-${inPath(kind)}.svg`;
}

/** The product and view that such a path names. */
export function productOfMediaFile(file: string): { sku: string; kind: MediaKind } | undefined {
  const name = /^catalog\/product\/([a-z0-9-]+)\.svg$/.exec(file)?.[1];
  const kind = mediaKinds.find((candidate) => name?.endsWith(`-${inPath(candidate)}`));
  return name && kind ? { sku: name.slice(0, -inPath(kind).length - 1), kind } : undefined;
}

/** Light enough to be the place of a picture on paper, near enough to announce the goods. */
const placeholderShare = 0.45;

/** Where shops find a picture: its version makes the address another one when it is drawn in another way. */
export function pictureAddress(file: string, colour: Hex = paperColour): string {
  return `${file}?v=${drawingVersion()}-${mix(paperColour, colour, placeholderShare).slice(1)}`;
}

export function categoryImageFile(key: string): string {
  return `catalog/category/${key.replace(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`)}.svg`;
}

/** A picture of a step of instructions, such as `cobra-bracelet/3`. */
export function tutorialFile(name: string): string {
  return `tutorials/${name}.svg`;
}

export const homeBannerFile = 'banners/home.svg';
export const placeholderFile = 'placeholder.svg';
export const iconFile = 'icons/icon.svg';
export const maskableIconFile = 'icons/maskable.svg';
