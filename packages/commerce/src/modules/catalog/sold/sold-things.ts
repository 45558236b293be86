import { type Reading, statement } from '@bowline/database';

/** Something that can be put into a cart, as the view `sold_thing` states it. */
export interface SoldThing {
  readonly sku: string;
  readonly productId: number;
  /** Of a variant. */
  readonly parentId: number | null;
  readonly kind: 'simple' | 'virtual' | 'gift_card' | 'sample';
  readonly lengthCm: number | null;
  readonly pool: { readonly key: string; readonly quantity: number; readonly unitsPerPiece: number } | null;
  /** EUR cents without VAT; only of a sample, everything else has prices of its own. */
  readonly samplePriceMinor: number | null;
}

/** With the options that choose it among the variants of its product. */
export interface SoldVariant extends SoldThing {
  readonly optionIds: readonly number[];
}

/** The columns of `sold_thing` under an alias, for whoever joins it; all null when there is nothing under a sku. */
export const soldThingColumns = (alias: string) => `
  ${alias}.sku as thing_sku, ${alias}.product_id, ${alias}.parent_id, ${alias}.kind as product_kind, ${alias}.length_cm,
  ${alias}.units, ${alias}.sample_price_minor, ${alias}.pool_key, ${alias}.pool_quantity`;

/**
 * Ends a lateral look into the view. Merged into the query around it, the look would become a filter over everything that is
 * sold; as a query of its own it asks the indices of what the view is made from.
 */
export const onItsOwn = 'offset 0';

export interface SoldThingRow {
  readonly thing_sku: string | null;
  readonly product_id: number | null;
  readonly parent_id: number | null;
  readonly product_kind: SoldThing['kind'] | null;
  readonly length_cm: number | null;
  readonly units: number | null;
  readonly sample_price_minor: number | null;
  readonly pool_key: string | null;
  readonly pool_quantity: number | null;
}

export function toSoldThing(row: SoldThingRow): SoldThing | null {
  if (row.thing_sku === null || row.product_id === null || row.product_kind === null) return null;
  return {
    sku: row.thing_sku,
    productId: row.product_id,
    parentId: row.parent_id,
    kind: row.product_kind,
    lengthCm: row.length_cm,
    pool:
      row.pool_key === null || row.pool_quantity === null || row.units === null
        ? null
        : { key: row.pool_key, quantity: row.pool_quantity, unitsPerPiece: row.units },
    samplePriceMinor: row.sample_price_minor,
  };
}

const soldUnderSkus = statement<SoldThingRow & { readonly sku_key: string }>(`
  select t.sku_key, ${soldThingColumns('t')} from sold_thing t where t.sku_key = any($1)`);

const variantsUnderSkus = statement<
  SoldThingRow & { readonly sku_key: string; readonly option_ids: readonly number[] }
>(`
  select lower(family.sku) as sku_key, ${soldThingColumns('t')},
    array(
      select chosen.option_id from product_option asked
      join product_option_value chosen on chosen.product_id = t.product_id and chosen.attribute_id = asked.attribute_id
      where asked.product_id = family.id
    ) as option_ids
  from product family
  join lateral (select * from sold_thing where parent_id = family.id ${onItsOwn}) t on true
  where lower(family.sku) = any($1) and family.kind = 'configurable'`);

export interface ThingsUnderSkus {
  /** By the sku in small letters. */
  readonly sold: ReadonlyMap<string, SoldThing>;
  /** The variants of configurable products, by the sku of the product in small letters. */
  readonly variants: ReadonlyMap<string, readonly SoldVariant[]>;
}

/** Everything that these skus may mean, in one trip. */
export async function readThings(reading: Reading, skus: readonly string[]): Promise<ThingsUnderSkus> {
  const wanted = [...new Set(skus.map((sku) => sku.toLowerCase()))];
  const [sold, variants] = await Promise.all([
    reading.read(soldUnderSkus, () => [wanted]),
    reading.read(variantsUnderSkus, () => [wanted]),
  ]);
  const things = new Map<string, SoldThing>();
  for (const row of sold) {
    const thing = toSoldThing(row);
    if (thing) things.set(row.sku_key, thing);
  }
  const families = new Map<string, SoldVariant[]>();
  for (const row of variants) {
    const thing = toSoldThing(row);
    if (!thing) continue;
    const variant = { ...thing, optionIds: row.option_ids };
    const known = families.get(row.sku_key);
    if (known) known.push(variant);
    else families.set(row.sku_key, [variant]);
  }
  return { sold: things, variants: families };
}
