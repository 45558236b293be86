import type { CatalogContext, ProductRecord, SoldThing } from '#catalog';
import { atQuantity, type BasePrice } from '#pricing';
import type { TaxClass } from '#tax';
import type { DraftLine } from '#totals';
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

/** Most who look at lines ask for the categories of their products: these travel with the prices instead of after them. */
export function expectCategories(
  lines: readonly Pick<CartLine, 'thing'>[],
  { catalog }: CatalogContext,
): void {
  for (const { thing } of lines) {
    if (thing) catalog.categoriesOf(thing.parentId ?? thing.productId).catch(() => {});
  }
}

async function factsOf(line: CartLine, { catalog, pricing }: CatalogContext): Promise<PricedLine> {
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
  const hasTiers = thing.kind === 'simple' || thing.kind === 'virtual';
  const [record, product, tiers] = await Promise.all([
    catalog.product(thing.productId),
    catalog.product(thing.parentId ?? thing.productId),
    hasTiers ? pricing.tiersOf(thing.productId) : [],
  ]);
  if (!record || !product) return gone;
  if (thing.kind === 'gift_card') return { ...gone, record, product, taxClass: record.taxClass };
  const { final, regular } = await priceOf(thing, record, pricing);
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
