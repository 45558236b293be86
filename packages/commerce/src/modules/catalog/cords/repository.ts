import { createLookup, type Reading, statement } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { StockLevel } from '#stock';
import type { Media } from '../products/model.ts';

export interface Sample {
  readonly sku: string;
  readonly lengthCm: number;
  /** EUR cents without VAT. */
  readonly priceMinor: number;
  readonly stock: StockLevel;
}

const samplesByProduct = statement<
  Omit<Sample, 'stock'> & { readonly productId: number; readonly poolQuantity: number }
>(`
  select s.product_id as "productId", s.sku, s.length_cm as "lengthCm", s.price_minor as "priceMinor",
    pool.quantity as "poolQuantity"
  from product_sample s join stock_pool pool on pool.id = s.stock_pool_id
  where s.product_id = any($1)`);

/** Null where a product offers none. */
export function lookUpSample(reading: Reading): (productId: number) => Promise<Sample | null> {
  return createLookup(reading, {
    statement: samplesByProduct,
    keyOf: ({ productId }) => productId,
    collect: ([row]) => {
      if (!row) return null;
      const { sku, lengthCm, priceMinor, poolQuantity } = row;
      return { sku, lengthCm, priceMinor, stock: { poolQuantity, units: lengthCm } };
    },
  });
}

export interface Sibling {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly colourName: string | null;
  readonly urlKey: string;
  readonly isSalable: boolean;
  readonly firstPicture: Pick<Media, 'file' | 'position'> | null;
  readonly closeUp: Pick<Media, 'file' | 'position'> | null;
  /** Options of the colour attribute. */
  readonly colourIds: readonly number[];
}

const siblingsByProduct = statement<Sibling & { readonly siblingOf: number }>(`
  select self.id as "siblingOf", p.id, p.sku, t.name, t.colour_name as "colourName", t.url_key as "urlKey", s.is_salable as "isSalable",
    s.image_file as "firstPicture.file", s.image_position as "firstPicture.position",
    near.file as "closeUp.file", near.position as "closeUp.position",
    array(select option_id from product_option_value c
      where c.product_id = p.id and c.attribute_id = $3) as "colourIds"
  from product self
  cross join lateral (
    (
      select id, sku from product
      where sibling_group = self.sibling_group and is_active and visibility <> 'none' order by id limit $4
    )
    union
    select self.id, self.sku
  ) p
  join product_text t on t.product_id = p.id and t.locale = $2
  join product_summary s on s.product_id = p.id
  left join lateral (
    select file, position from product_media where product_id = p.id and kind = 'close_up' order by position limit 1
  ) near on true
  where self.id = any($1) and self.sibling_group is not null and self.is_active and self.visibility <> 'none'
  order by p.id`);

/**
 * The first ones of a product's group in the order of the catalogue, as many as asked for (null: all of them), and the product
 * itself. What visitors may not see has no group.
 */
export function lookUpSiblings(
  reading: Reading,
  locale: LocaleName,
  colourAttributeId: number,
): (productId: number, limit: number | null) => Promise<readonly Sibling[]> {
  const lookups = new Map<number | null, (productId: number) => Promise<readonly Sibling[]>>();
  return (productId, limit) => {
    const lookup =
      lookups.get(limit) ??
      createLookup(reading, {
        statement: siblingsByProduct,
        parameters: [locale, colourAttributeId, limit],
        keyOf: ({ siblingOf }) => siblingOf,
        collect: (siblings: readonly Sibling[]) => siblings,
      });
    lookups.set(limit, lookup);
    return lookup(productId);
  };
}
