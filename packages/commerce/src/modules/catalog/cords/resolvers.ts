import { encodeUid } from '#graphql';
import { displayPrice } from '#pricing';
import { isSalable, salableUnits } from '#stock';
import type { Resolvers } from '#wire';
import type { AttributeBook, AttributeOption } from '../attributes/attribute-book.ts';
import type { CatalogContext } from '../model.ts';
import { showMainImage } from '../products/images.ts';
import type { ProductRecord } from '../products/model.ts';
import { inColourOrder, longestPieceCm, siblingsAround } from './cord-rules.ts';
import type { Sibling } from './repository.ts';

type Product = ProductRecord;

const stockStatus = (isInStock: boolean) => (isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK');

export const cordResolvers = {
  ProductInterface: {
    quantity: async (product, _, { catalog }) => {
      const sold = product.kind === 'configurable' ? await catalog.variantsOf(product.id) : [product];
      const most = Math.max(0, ...sold.map(({ stock }) => salableUnits(stock)));
      return Number.isFinite(most) ? most : null;
    },
    longest_piece_cm: async (product, _, context) => {
      const { catalog } = context;
      const pieces = product.kind === 'configurable' ? await catalog.variantsOf(product.id) : [product];
      const cut = pieces.find(({ lengthCm, stock }) => lengthCm !== null && stock !== null);
      return cut ? longestPieceCm(cut.stock, await longestMade(product, context)) : null;
    },
    sample: async ({ id, parentId, taxClass }, _, { catalog, pricing }) => {
      const [sample, view] = await Promise.all([catalog.sampleOf(parentId ?? id), pricing.view()]);
      return (
        sample && {
          sku: sample.sku,
          lengthCm: sample.lengthCm,
          price: displayPrice(view, { minor: sample.priceMinor, taxClass }),
          stockStatus: stockStatus(isSalable(sample.stock)),
        }
      );
    },
    colour_siblings: async ({ id, parentId }, { limit }, { catalog }) => {
      if (limit !== null && limit !== undefined && limit < 1) return [];
      const productId = parentId ?? id;
      const group = await catalog.siblingsOf(productId, limit ?? null);
      const shown = siblingsAround(group, productId, limit ?? group.length);
      const book = catalog.book();
      return inColourOrder(shown, (sibling) => coloursOf(sibling, book).map(({ position }) => position));
    },
  },
  ColourSibling: {
    uid: ({ id }) => encodeUid(id),
    label: (sibling, _, { catalog }) =>
      sibling.colourName ||
      coloursOf(sibling, catalog.book())
        .map(({ label }) => label)
        .join(' / ') ||
      sibling.name,
    swatch: (sibling, _, context) => swatchesOf(sibling, context)[0] ?? null,
    swatches: (sibling, _, context) => swatchesOf(sibling, context),
    stock_status: ({ isSalable }) => stockStatus(isSalable),
    small_image: ({ firstPicture, name }, _, { mediaUrl }) => showMainImage(firstPicture, name, mediaUrl),
    close_up: ({ closeUp, firstPicture, name }, _, { mediaUrl }) =>
      showMainImage(closeUp ?? firstPicture, name, mediaUrl),
  },
} satisfies Resolvers<CatalogContext>;

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
function coloursOf({ colourIds }: Sibling, book: AttributeBook): readonly AttributeOption[] {
  const colours: AttributeOption[] = [];
  for (const optionId of colourIds) {
    const option = book.option(optionId);
    if (option) colours.push(option);
  }
  return colours.length > 1 ? colours.sort((a, b) => a.position - b.position) : colours;
}

function swatchesOf(sibling: Sibling, { catalog, mediaUrl }: CatalogContext): readonly string[] {
  return coloursOf(sibling, catalog.book())
    .map(({ swatch }) => swatch)
    .filter((swatch) => swatch !== null)
    .map((swatch) => (swatch.startsWith('#') ? swatch : `${mediaUrl}/${swatch}`));
}
