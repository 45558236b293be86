import { posix } from 'node:path';
import { languageOf } from '@bowline/markets';
import type { CatalogContext } from '../model.ts';
import type { Media, ProductRecord } from './model.ts';
import { productName } from './names.ts';

/** Magento's roles of a picture; the first picture of a product has all of them. */
export const mainRoles = ['image', 'small_image', 'thumbnail'] as const;

export interface ShownImage {
  readonly url: string;
  readonly label: string;
  readonly position: number | null;
  readonly disabled: boolean;
  /** Asked for by few. */
  readonly types: () => readonly string[];
}

const folderOfProducts = 'catalog/product';

/** Clients put the address of the folder before it themselves. */
export function fileOfProduct({ file }: Pick<Media, 'file'>): string {
  return `/${posix.relative(folderOfProducts, file)}`;
}

/** Without its kind a picture is no swatch. */
type ShowableMedia = Pick<Media, 'file' | 'position'> & Partial<Pick<Media, 'kind'>>;

/** A variant without pictures of its own shows those of its product. */
export async function mediaOf(
  product: ProductRecord,
  { catalog }: CatalogContext,
): Promise<readonly Media[]> {
  const own = await catalog.mediaOf(product.id);
  return own.length || product.parentId === null ? own : catalog.mediaOf(product.parentId);
}

/** Behaviour 28: never null; without a picture a placeholder with the product's name. */
export function mainImage(product: ProductRecord, context: CatalogContext): ShownImage {
  return showMainImage(product.image, productName(product, context), context.mediaUrl);
}

export function showMainImage(
  first: ShowableMedia | null | undefined,
  label: string,
  mediaUrl: string,
): ShownImage {
  return first
    ? showImage(first, label, mediaUrl, true)
    : { url: `${mediaUrl}/placeholder.svg`, label, position: null, disabled: false, types: () => [] };
}

/** At least the placeholder. */
export async function gallery(product: ProductRecord, context: CatalogContext): Promise<ShownImage[]> {
  const media = await mediaOf(product, context);
  if (media.length === 0) return [mainImage(product, context)];
  const name = productName(product, context);
  return media.map((item, index) =>
    showImage(item, labelOf(item, name, context), context.mediaUrl, index === 0),
  );
}

/** What somebody has written of a picture, English for all who read it; else the name of what it shows. */
export function labelOf(
  { alternativeTexts }: Media,
  productName: string,
  { store }: Pick<CatalogContext, 'store'>,
): string {
  const { locale } = store;
  return alternativeTexts[locale] ?? alternativeTexts[languageOf(locale)] ?? productName;
}

export function showImage(
  media: ShowableMedia,
  label: string,
  mediaUrl: string,
  isMain: boolean,
): ShownImage {
  return {
    url: `${mediaUrl}/${media.file}`,
    label,
    position: media.position,
    disabled: false,
    types: () => rolesOf(isMain, media.kind === 'close_up'),
  };
}

function rolesOf(isMain: boolean, isSwatch: boolean): readonly string[] {
  if (!isSwatch) return isMain ? mainRoles : [];
  return isMain ? [...mainRoles, 'swatch_image'] : ['swatch_image'];
}
