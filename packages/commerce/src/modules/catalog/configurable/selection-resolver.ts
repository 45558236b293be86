import { configurableValueUid, decodeConfigurableValueUid, encodeUid, RefusalError } from '#graphql';
import type { AttributeBook } from '../attributes/attribute-book.ts';
import type { CatalogContext } from '../model.ts';
import { gallery, type ShownImage } from '../products/images.ts';
import type { ProductRecord } from '../products/model.ts';
import { type Choice, type Selection, select } from './selection.ts';
import { swatchOf } from './swatch.ts';
import { type ShownVariant, shownVariants } from './variants.ts';

interface SelectionArguments {
  readonly configurableOptionValueUids?: readonly (string | null)[] | null;
}

export async function resolveSelection(
  product: ProductRecord,
  { configurableOptionValueUids }: SelectionArguments,
  context: CatalogContext,
) {
  const [attributes, variants] = await Promise.all([
    context.catalog.configurableAttributesOf(product.id),
    shownVariants(product, context),
  ]);
  const choices = (configurableOptionValueUids ?? []).map((uid) => decodeConfigurableValueUid(uid ?? ''));
  const selection = choices.every((choice): choice is Choice => choice !== null)
    ? select(
        attributes.map(({ attributeId }) => attributeId),
        variants,
        choices,
      )
    : null;
  if (!selection) throw new RefusalError({ code: 'option-value-uids-incorrect', details: {} });

  const possible = new Set(selection.possible.map(({ id }) => id));
  return {
    optionsAvailableForSelection: () => optionsAvailable(selection, context),
    configurableOptions: () => openOptions(selection, attributes, context),
    mediaGallery: () =>
      unitedGallery(
        variants.filter(({ id }) => possible.has(id)),
        context,
      ),
    variant: variants.find(({ id }) => id === selection.variant?.id)?.product ?? null,
  };
}

async function optionsAvailable(selection: Selection, { catalog }: CatalogContext) {
  const book = await catalog.book();
  return selection.open.map(({ attributeId, options }) => ({
    attributeCode: codeOf(attributeId, book),
    optionValueUids: [...options.keys()].map((optionId) => configurableValueUid(attributeId, optionId)),
  }));
}

/** A product and the book of attributes may have been read a moment apart. */
function codeOf(attributeId: number, book: AttributeBook): string {
  return book.byId(attributeId)?.code ?? '';
}

async function openOptions(
  selection: Selection,
  attributes: readonly { readonly rowId: number; readonly attributeId: number }[],
  { catalog, mediaUrl }: CatalogContext,
) {
  const book = await catalog.book();
  return selection.open.map(({ attributeId, options }) => {
    const rowId = attributes.find((row) => row.attributeId === attributeId)?.rowId ?? 0;
    return {
      uid: encodeUid(rowId),
      attributeCode: codeOf(attributeId, book),
      label: book.byId(attributeId)?.label ?? '',
      values: book
        .optionsOf(attributeId)
        .filter(({ id }) => options.has(id))
        .map((option) => ({
          uid: configurableValueUid(attributeId, option.id),
          isAvailable: options.get(option.id)?.isSalable ?? false,
          isUseDefault: true,
          label: option.label,
          swatch: swatchOf(option, mediaUrl),
        })),
    };
  });
}

/** Behaviour 40: every picture of the variants once. */
async function unitedGallery(
  variants: readonly ShownVariant[],
  context: CatalogContext,
): Promise<readonly ShownImage[]> {
  const galleries = await Promise.all(variants.map(({ product }) => gallery(product, context)));
  const united = new Map(galleries.flat().map((image) => [`${image.url} ${image.position}`, image]));
  return [...united.values()];
}
