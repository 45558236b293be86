import { type Reading, statement } from '@bowline/database';
import type { SoldThing } from './model.ts';

/** The columns of a thing in the statements below; all null when there is none. */
export interface SoldThingRow {
  readonly product_id: number | null;
  readonly parent_id: number | null;
  readonly product_kind: SoldThing['kind'] | null;
  readonly length_cm: number | null;
  readonly pool_key: string | null;
  readonly pool_quantity: number | null;
  readonly units: number | null;
  readonly sample_price_minor: number | null;
}

export function toSoldThing(row: SoldThingRow): SoldThing | null {
  if (row.product_id === null || row.product_kind === null) return null;
  return {
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

export interface FoundThing {
  readonly sku: string;
  readonly thing: SoldThing;
  /** Of a variant: the options that choose it. */
  readonly optionIds: readonly number[];
}

type FoundRow = SoldThingRow & {
  readonly sku: string;
  readonly asked_sku: string;
  readonly option_ids: number[];
};

const soldUnderSkus = statement<FoundRow>(`
  select lower(p.sku) as asked_sku, p.sku, p.id as product_id, p.parent_id, p.kind as product_kind, p.length_cm,
    pool.key as pool_key, pool.quantity as pool_quantity, p.stock_units as units, null::integer as sample_price_minor,
    '{}'::integer[] as option_ids
  from product p
  left join product parent on parent.id = p.parent_id
  left join stock_pool pool on pool.id = p.stock_pool_id
  where lower(p.sku) = any($1) and p.kind <> 'configurable' and p.is_active and coalesce(parent.is_active, true)
  union all
  select lower(s.sku), s.sku, p.id, null, 'sample', s.length_cm, pool.key, pool.quantity, s.length_cm, s.price_minor, '{}'
  from product_sample s
  join product p on p.id = s.product_id
  join stock_pool pool on pool.id = s.stock_pool_id
  where lower(s.sku) = any($1) and p.is_active`);

const variantsUnderSkus = statement<FoundRow>(`
  select lower(parent.sku) as asked_sku, p.sku, p.id as product_id, p.parent_id, p.kind as product_kind, p.length_cm,
    pool.key as pool_key, pool.quantity as pool_quantity, p.stock_units as units, null::integer as sample_price_minor,
    array(
      select chosen.option_id from product_option asked
      join product_option_value chosen on chosen.product_id = p.id and chosen.attribute_id = asked.attribute_id
      where asked.product_id = parent.id
    ) as option_ids
  from product parent
  join product p on p.parent_id = parent.id and p.is_active
  left join stock_pool pool on pool.id = p.stock_pool_id
  where lower(parent.sku) = any($1) and parent.kind = 'configurable' and parent.is_active`);

export interface ThingsUnderSkus {
  /** By the sku in small letters. */
  readonly sold: ReadonlyMap<string, FoundThing>;
  /** The variants of configurable products, by the sku of the product in small letters. */
  readonly variants: ReadonlyMap<string, readonly FoundThing[]>;
}

/** Everything that these skus may mean, in one trip. */
export async function readThings(reading: Reading, skus: readonly string[]): Promise<ThingsUnderSkus> {
  const wanted = [...new Set(skus.map((sku) => sku.toLowerCase()))];
  const [sold, variants] = await Promise.all([
    reading.read(soldUnderSkus, () => [wanted]),
    reading.read(variantsUnderSkus, () => [wanted]),
  ]);
  const found = (row: FoundRow): readonly (FoundThing & { asked: string })[] => {
    const thing = toSoldThing(row);
    return thing ? [{ asked: row.asked_sku, sku: row.sku, thing, optionIds: row.option_ids }] : [];
  };
  return {
    sold: new Map(sold.flatMap(found).map((each) => [each.asked, each])),
    variants: Map.groupBy(variants.flatMap(found), ({ asked }) => asked),
  };
}
