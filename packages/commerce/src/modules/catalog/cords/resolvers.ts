import { encodeUid, type ResolverMap } from '#graphql';
import { displayPrice } from '#pricing';
import { isSalable, salableUnits } from '#stock';
import type { AttributeBook } from '../attributes/attribute-book.ts';
import type { CatalogContext } from '../model.ts';
import { showMainImage } from '../products/images.ts';
import type { ProductRecord } from '../products/model.ts';
import { longestPieceCm } from './longest-piece.ts';
import type { Sibling } from './repository.ts';
import { siblingsAround } from './siblings-around.ts';

type Product = ProductRecord;
type NoArguments = Record<string, never>;

const stockStatus = (isInStock: boolean) => (isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK');

export const cordResolvers = {
  ProductInterface: {
    quantity: async (product: Product, _: NoArguments, { catalog }: CatalogContext) => {
      const sold = product.kind === 'configurable' ? await catalog.variantsOf(product.id) : [product];
      const most = Math.max(0, ...sold.map(({ stock }) => salableUnits(stock)));
      return Number.isFinite(most) ? most : null;
    },
    longest_piece_cm: async (product: Product, _: NoArguments, context: CatalogContext) => {
      const { catalog } = context;
      const pieces = product.kind === 'configurable' ? await catalog.variantsOf(product.id) : [product];
      const cut = pieces.find(({ lengthCm, stock }) => lengthCm !== null && stock !== null);
      return cut ? longestPieceCm(cut.stock, await longestMade(product, context)) : null;
    },
    sample: async ({ id, parentId }: Product, _: NoArguments, { catalog, pricing }: CatalogContext) => {
      const [sample, view] = await Promise.all([catalog.sampleOf(parentId ?? id), pricing.view()]);
      return (
        sample && {
          sku: sample.sku,
          lengthCm: sample.lengthCm,
          price: displayPrice(view, { minor: sample.priceMinor, taxClass: 'standard' }),
          stockStatus: stockStatus(isSalable(sample.stock)),
        }
      );
    },
    colour_siblings: async (
      { id, parentId }: Product,
      { limit }: { limit?: number | null },
      { catalog, mediaUrl }: CatalogContext,
    ) => {
      const productId = parentId ?? id;
      const [group, book] = await Promise.all([catalog.siblingsOf(productId), catalog.book()]);
      return siblingsAround(group, productId, limit ?? group.length).map((sibling) =>
        describeSibling(sibling, book, mediaUrl),
      );
    },
  },
} satisfies ResolverMap;

/** As it is written on the product: an option's code or a text. */
async function longestMade({ id, parentId }: Product, { catalog }: CatalogContext): Promise<string | null> {
  const [book, options, values] = await Promise.all([
    catalog.book(),
    catalog.optionValuesOf(parentId ?? id),
    catalog.attributeValuesOf(parentId ?? id),
  ]);
  const attribute = book.byCode('max_continuous_length');
  const option = options.find(({ attributeId }) => attributeId === attribute?.id);
  if (option) return book.option(option.optionId)?.code ?? null;
  return values.find(({ attributeId }) => attributeId === attribute?.id)?.value ?? null;
}

/** Rule 4. */
function describeSibling(sibling: Sibling, book: AttributeBook, mediaUrl: string) {
  const colours = sibling.colourIds
    .map((optionId) => book.option(optionId))
    .filter((option) => option !== undefined)
    .toSorted((a, b) => a.position - b.position);
  const swatches = colours
    .map(({ swatch }) => swatch)
    .filter((swatch) => swatch !== null)
    .map((swatch) => (swatch.startsWith('#') ? swatch : `${mediaUrl}/${swatch}`));
  return {
    uid: encodeUid(sibling.id),
    sku: sibling.sku,
    name: sibling.name,
    urlKey: sibling.urlKey,
    label: colours.map(({ label }) => label).join(' / ') || sibling.name,
    swatch: swatches[0] ?? null,
    swatches,
    stockStatus: stockStatus(sibling.isSalable),
    smallImage: showMainImage(sibling.firstPicture, sibling.name, mediaUrl),
  };
}
