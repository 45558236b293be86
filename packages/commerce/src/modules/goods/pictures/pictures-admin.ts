import { createHash } from 'node:crypto';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { isLocaleName } from '@bowline/markets';
import {
  addProductPicture,
  describeProductPicture,
  lockProduct,
  longestPictureText,
  mostPictures,
  orderProductPictures,
  removeProductPicture,
} from '#catalog';
import type { CommerceDatabase } from '#tables';
import { takeUpload } from '../uploads/uploads.ts';

/** The part of the shop that can read pictures and has a place for them. Commerce itself has neither. */
export interface PictureMaker {
  clean(
    bytes: Uint8Array,
    wish: { readonly largestEdge: number; readonly smallEdge: number; readonly maxPixels: number },
    client: string,
  ): Promise<{ readonly large: Uint8Array } | 'not-a-picture' | 'too-many-pixels' | 'busy'>;
}

export interface PictureShelf {
  /** Below the folder of the shop's pictures. */
  keep(file: string, bytes: Uint8Array): Promise<void>;
}

/** Rule 15. */
const limits = { largestEdge: 2_400, smallEdge: 240, maxPixels: 60_000_000 } as const;

type NotFound = Refusal<'product-not-found', { readonly sku: string }>;
type PictureRefusal =
  | NotFound
  | Refusal<
      'upload-not-found' | 'not-a-picture' | 'too-many-pixels' | 'busy' | 'pictures-not-taken',
      Record<never, never>
    >
  | Refusal<'pictures-full', { readonly most: number }>;

type PictureNotFound = Refusal<'picture-not-found', Record<never, never>>;
type DescriptionRefusal =
  | NotFound
  | PictureNotFound
  | Refusal<'locale-not-known', { readonly locale: string }>
  | Refusal<'text-too-long', { readonly most: number }>;

export interface PicturesAdmin {
  /** Answers its id. */
  add(wish: {
    readonly sku: string;
    readonly uploadId: number;
    readonly staffId: number;
  }): Promise<Result<number, PictureRefusal>>;
  /** Rule 31. */
  describe(
    sku: string,
    id: number,
    texts: readonly { readonly locale: string; readonly text: string }[],
  ): Promise<Result<undefined, DescriptionRefusal>>;
  order(sku: string, ids: readonly number[]): Promise<Result<undefined, NotFound>>;
  remove(sku: string, id: number): Promise<Result<undefined, NotFound | PictureNotFound>>;
}

export interface PictureServices {
  readonly database: CommerceDatabase;
  readonly maker: PictureMaker | undefined;
  readonly shelf: PictureShelf | undefined;
}

export type KeptPicture = Result<
  undefined,
  Refusal<'not-a-picture' | 'too-many-pixels' | 'busy', Record<never, never>>
>;

/** Rule 15: read by pixels, written anew without anything else that was in the file, and kept under that name. */
export async function keepPicture(
  { maker, shelf }: { readonly maker: PictureMaker; readonly shelf: PictureShelf },
  bytes: Uint8Array,
  { client, fileOf }: { readonly client: string; fileOf(cleaned: Uint8Array): string },
): Promise<KeptPicture> {
  const cleaned = await maker.clean(bytes, limits, client);
  if (typeof cleaned === 'string') return refuse(cleaned, {});
  await shelf.keep(fileOf(cleaned.large), cleaned.large);
  return ok();
}

export function createPicturesAdmin({ database, maker, shelf }: PictureServices): PicturesAdmin {
  return {
    async add({ sku, uploadId, staffId }) {
      if (!maker || !shelf) return refuse('pictures-not-taken', {});
      const bytes = await database.transaction((transaction) => takeUpload(transaction, staffId, uploadId));
      if (!bytes) return refuse('upload-not-found', {});
      let file = '';
      // Before anything refers to it. The same picture twice is one file.
      const fileOf = (cleaned: Uint8Array) => {
        file = `catalog/product/uploads/${createHash('sha256').update(cleaned).digest('hex').slice(0, 32)}.webp`;
        return file;
      };
      const kept = await keepPicture({ maker, shelf }, bytes, { client: `staff ${staffId}`, fileOf });
      if (!kept.ok) return kept;
      return database.transaction(async (transaction) => {
        const product = await lockProduct(transaction, sku);
        if (!product) return refuse('product-not-found', { sku });
        const id = await addProductPicture(transaction, product.id, file);
        return id === null ? refuse('pictures-full', { most: mostPictures }) : ok(id);
      });
    },
    async describe(sku, id, texts) {
      const unknown = texts.find(({ locale }) => !isLocaleName(locale));
      if (unknown) return refuse('locale-not-known', { locale: unknown.locale });
      const trimmed = texts.map(({ locale, text }) => [locale, text.trim() || null] as const);
      if (trimmed.some(([, text]) => (text?.length ?? 0) > longestPictureText))
        return refuse('text-too-long', { most: longestPictureText });
      return database.transaction(async (transaction) => {
        const product = await lockProduct(transaction, sku);
        if (!product) return refuse('product-not-found', { sku });
        const isThere = await describeProductPicture(
          transaction,
          product.id,
          id,
          Object.fromEntries(trimmed),
        );
        return isThere ? ok() : refuse('picture-not-found', {});
      });
    },
    async order(sku, ids) {
      return database.transaction(async (transaction) => {
        const product = await lockProduct(transaction, sku);
        if (!product) return refuse('product-not-found', { sku });
        await orderProductPictures(transaction, product.id, ids.slice(0, mostPictures));
        return ok();
      });
    },
    async remove(sku, id) {
      return database.transaction(async (transaction) => {
        const product = await lockProduct(transaction, sku);
        if (!product) return refuse('product-not-found', { sku });
        const isGone = await removeProductPicture(transaction, product.id, id);
        return isGone ? ok() : refuse('picture-not-found', {});
      });
    },
  };
}
