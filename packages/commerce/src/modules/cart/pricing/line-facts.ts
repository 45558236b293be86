import type { CatalogContext, ProductRecord, SoldThing } from '#catalog';
import { atQuantity, type BasePrice } from '#pricing';
import type { TaxClass } from '#tax';
import type { DraftLine } from '#totals';
import type { CartContext } from '../context.ts';
import type { CartLine, PlannedLine } from '../model.ts';

/** A line with what it is priced from, which is the same for every VAT rate, and its price for one of them. */
export interface PricedLine {
  readonly line: CartLine;
  /** The very thing that is sold; the product itself for a sample. Null when it is gone (rule 4). */
  readonly record: ProductRecord | null;
  /** What the line is shown as: of a variant its product. */
  readonly product: ProductRecord | null;
  /** Of one piece at this quantity, and without tier and reduction; null for gift cards, which cost their amount. */
  readonly charged: BasePrice | null;
  readonly regular: BasePrice | null;
  readonly taxClass: TaxClass;
  /** Null while it is not priced, and when it is gone. */
  readonly draft: DraftLine | null;
}

/** Rule 10. All lines together take one trip to the database, and another one when something is reduced. */
export function readLineFacts(
  lines: readonly CartLine[],
  context: CatalogContext,
): Promise<readonly PricedLine[]> {
  return Promise.all(lines.map((line) => factsOf(line, context)));
}

/** What lines will be shown and priced from, asked for before it is needed; whoever needs it hears of its errors. */
export function expectLineFacts(lines: readonly PlannedLine[], context: CatalogContext): void {
  readLineFacts(
    lines.map((line) => ({ ...line, id: 0 })),
    context,
  ).catch(() => {});
  expectCategories(lines, context);
}

/**
 * What a cart will be priced from, by the lines it was seen with: it travels with the cart instead of after it. What has changed
 * since is asked for when the cart is there.
 */
export function expectSeenThings(maskedId: string, context: CartContext): readonly CartLine[] {
  const lines = context.carts.seen.recall(maskedId)?.lines ?? [];
  for (const { thing } of lines) {
    if (!thing) continue;
    for (const asked of thingsAsked(thing, context)) if (asked instanceof Promise) asked.catch(() => {});
  }
  return lines;
}

/** The very thing, what it is shown as, and its tiers. */
function thingsAsked({ kind, productId, parentId }: SoldThing, { catalog, pricing }: CatalogContext) {
  const hasTiers = kind === 'simple' || kind === 'virtual';
  return [
    catalog.product(productId),
    catalog.product(parentId ?? productId),
    hasTiers ? pricing.tiersOf(productId) : [],
  ] as const;
}

/** Most who look at lines ask for the categories of their products: these travel with the prices instead of after them. */
export function expectCategories(
  lines: readonly Pick<CartLine, 'thing'>[],
  { catalog }: CatalogContext,
): void {
  for (const { thing } of lines) {
    if (thing) catalog.categoriesOf(thing.parentId ?? thing.productId).catch(() => {});
  }
}

async function factsOf(line: CartLine, context: CatalogContext): Promise<PricedLine> {
  const { thing } = line;
  const gone: PricedLine = {
    line,
    record: null,
    product: null,
    charged: null,
    regular: null,
    taxClass: 'standard',
    draft: null,
  };
  if (!thing) return gone;
  const [record, product, tiers] = await Promise.all(thingsAsked(thing, context));
  if (!record || !product) return gone;
  if (thing.kind === 'gift_card') return { ...gone, record, product, taxClass: record.taxClass };
  const { final, regular } = await priceOf(thing, record, context.pricing);
  const charged = atQuantity(final, tiers, line.quantityHundredths);
  return { ...gone, record, product, charged, regular, taxClass: charged.taxClass };
}

function priceOf(thing: SoldThing, record: ProductRecord, pricing: CatalogContext['pricing']) {
  if (thing.samplePriceMinor !== null) {
    const price: BasePrice = { minor: thing.samplePriceMinor, taxClass: record.taxClass };
    return { final: price, regular: price };
  }
  const { id, sku, priceMinor, fixedMinor, marketMinor, reduction, taxClass } = record;
  if (priceMinor === null) throw new Error(`Product ${sku} is sold without a price`);
  return pricing.charge(id, { priceMinor, fixedMinor, marketMinor, reduction, taxClass });
}
