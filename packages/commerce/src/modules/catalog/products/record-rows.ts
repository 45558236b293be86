import type { Parameter } from '@bowline/database';
import type { CurrencyCode } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { Media, ProductKind, ProductRecord, ProductSummary } from './model.ts';

/** What one visitor reads: texts in a locale, fixed prices in a currency. */
export interface Visitor {
  readonly locale: LocaleName;
  readonly currency: CurrencyCode;
}

interface ProductRow extends Nullable<ProductSummary> {
  readonly id: number;
  readonly sku: string;
  readonly kind: ProductKind;
  readonly parentId: number | null;
  readonly weightG: number | null;
  readonly lengthCm: number | null;
  readonly priceMinor: number | null;
  readonly fixedMinor: number | null;
  readonly reducedMinor: number | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly stockUnits: number | null;
  readonly poolQuantity: number | null;
  readonly chosenOptionIds: readonly number[] | null;
  readonly name: string;
  readonly urlKey: string;
  readonly imageId: number | null;
  readonly imagePosition: number;
  readonly imageFile: string;
  readonly imageKind: string;
}

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

export type RecordRow<More = unknown> = ProductRow & More;

/**
 * A statement that reads the records of active products. `$1` belongs to whoever selects them, `$2` is the locale and `$3` the
 * currency; the product is `p`. A variant borrows the texts of its product, and its picture when it has none.
 */
export function selectRecords({
  columns = '',
  from = 'product p',
  where,
  orderBy,
}: {
  readonly columns?: string;
  readonly from?: string;
  readonly where: string;
  readonly orderBy?: string;
}): string {
  return `
    select ${columns} p.id, p.sku, p.kind, p.parent_id as "parentId", p.weight_g as "weightG", p.length_cm as "lengthCm",
      p.price_minor as "priceMinor", f.price_minor as "fixedMinor", r.price_minor as "reducedMinor",
      r.starts_on::text as "startsOn", r.ends_on::text as "endsOn", p.stock_units as "stockUnits",
      pool.quantity as "poolQuantity", t.name, t.url_key as "urlKey",
      case when p.parent_id is not null then array(
        select chosen.option_id
        from product_option asked
        join product_option_value chosen on chosen.product_id = p.id and chosen.attribute_id = asked.attribute_id
        where asked.product_id = p.parent_id order by asked.position, asked.id) end as "chosenOptionIds",
      image.id as "imageId", image.position as "imagePosition", image.file as "imageFile", image.kind as "imageKind",
      s.is_salable as "isSalable", s.lowest_price_minor as "lowestPriceMinor",
      s.highest_price_minor as "highestPriceMinor", s.unit_price_minor as "unitPriceMinor",
      s.unit_length_cm as "unitLengthCm", s.has_special_prices as "hasSpecialPrices"
    from ${from}
    join product_text t on t.product_id = coalesce(p.parent_id, p.id) and t.locale = $2
    left join product_summary s on s.product_id = p.id
    left join stock_pool pool on pool.id = p.stock_pool_id
    left join price_reduction r on r.product_id = p.id
    left join fixed_price f on f.product_id = p.id and f.currency = $3
    left join lateral (
      select * from product_media m where m.product_id in (p.id, p.parent_id)
      order by m.product_id = p.id desc, m.position limit 1
    ) image on true
    where p.is_active and ${where} ${orderBy ? `order by ${orderBy}` : ''}`;
}

export function recordParameters({ locale, currency }: Visitor): readonly Parameter[] {
  return [locale, currency];
}

export function toRecord(row: ProductRow): ProductRecord {
  return {
    entityType: 'PRODUCT',
    id: row.id,
    sku: row.sku,
    kind: row.kind,
    parentId: row.parentId,
    weightG: row.weightG,
    lengthCm: row.lengthCm,
    priceMinor: row.priceMinor,
    fixedMinor: row.fixedMinor,
    reduction:
      row.reducedMinor === null || row.startsOn === null
        ? null
        : { priceMinor: row.reducedMinor, startsOn: row.startsOn, endsOn: row.endsOn },
    stock:
      row.stockUnits === null || row.poolQuantity === null
        ? null
        : { poolQuantity: row.poolQuantity, units: row.stockUnits },
    name: row.name,
    urlKey: row.urlKey,
    chosenOptionIds: row.chosenOptionIds ?? [],
    image: imageOf(row),
    summary: summaryOf(row),
  };
}

function imageOf({ imageId, imagePosition, imageFile, imageKind }: ProductRow): Media | null {
  return imageId === null ? null : { id: imageId, position: imagePosition, file: imageFile, kind: imageKind };
}

function summaryOf(row: ProductRow): ProductSummary | null {
  if (row.isSalable === null || row.hasSpecialPrices === null) return null;
  return {
    isSalable: row.isSalable,
    lowestPriceMinor: row.lowestPriceMinor,
    highestPriceMinor: row.highestPriceMinor,
    unitPriceMinor: row.unitPriceMinor,
    unitLengthCm: row.unitLengthCm,
    hasSpecialPrices: row.hasSpecialPrices,
  };
}
