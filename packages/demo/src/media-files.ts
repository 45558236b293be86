import type { MediaKind } from '@bowline/commerce';

/** Where drawn pictures lie below the media folder. */
export function productMediaFile(sku: string, kind: MediaKind): string {
  return `catalog/product/${sku}-${kind.replace('_', '-')}.svg`;
}

export function categoryImageFile(key: string): string {
  return `catalog/category/${key.replace(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`)}.svg`;
}

export const homeBannerFile = 'banners/home.svg';
