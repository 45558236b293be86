import type { Parameter } from '@bowline/database';
import type { CurrencyCode } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { ProductRecord } from './model.ts';

/** What one visitor reads: texts in a locale, fixed prices in a currency. */
export interface Visitor {
  readonly locale: LocaleName;
  readonly currency: CurrencyCode;
}

export type RecordRow<More = unknown> = Omit<ProductRecord, 'entityType'> & More;

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
      p.price_minor as "priceMinor", f.price_minor as "fixedMinor", t.name, t.url_key as "urlKey",
      r.price_minor as "reduction.priceMinor", r.starts_on::text as "reduction.startsOn",
      r.ends_on::text as "reduction.endsOn",
      pool.quantity as "stock.poolQuantity", p.stock_units as "stock.units",
      case when p.parent_id is not null then array(
        select chosen.option_id
        from product_option asked
        join product_option_value chosen on chosen.product_id = p.id and chosen.attribute_id = asked.attribute_id
        where asked.product_id = p.parent_id order by asked.position, asked.id) end as "chosenOptionIds",
      image.id as "image.id", image.position as "image.position", image.file as "image.file",
      image.kind as "image.kind",
      s.is_salable as "summary.isSalable", s.lowest_price_minor as "summary.lowestPriceMinor",
      s.highest_price_minor as "summary.highestPriceMinor", s.unit_price_minor as "summary.unitPriceMinor",
      s.unit_length_cm as "summary.unitLengthCm", s.has_special_prices as "summary.hasSpecialPrices"
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

export function toRecord(row: RecordRow): ProductRecord {
  return { entityType: 'PRODUCT', ...row };
}
