import type { Parameter } from '@bowline/database';
import type { Visitor } from '#stores';
import type { ProductRecord } from './model.ts';

/** What one visitor reads: texts in a locale, fixed prices in a currency. */
export type RecordReader = Pick<Visitor, 'locale' | 'currency'>;

export type RecordRow<More = unknown> = Omit<ProductRecord, 'entityType' | 'tiers'> & More;

/**
 * A statement that reads the records of active products. `$1` belongs to whoever selects them, `$2` is the locale and `$3` the
 * currency; the product is `p`. A variant borrows the texts of its product, and its picture when it has none; the summary `s` is
 * that of its product too.
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
    select ${columns} p.id, p.sku, p.kind, p.tax_class as "taxClass", p.parent_id as "parentId", p.weight_g as "weightG", p.length_cm as "lengthCm",
      p.price_minor as "priceMinor", f.price_minor as "fixedMinor", m.price_minor as "marketMinor", t.name, t.url_key as "urlKey",
      t.colour_name as "colourName", t.range_name as "rangeName",
      r.price_minor as "reduction.priceMinor", r.starts_on::text as "reduction.startsOn",
      r.ends_on::text as "reduction.endsOn",
      pool.quantity as "stock.poolQuantity", p.stock_units as "stock.units",
      case when p.parent_id is not null then array(
        select chosen.option_id
        from product_option asked
        join product_option_value chosen on chosen.product_id = p.id and chosen.attribute_id = asked.attribute_id
        where asked.product_id = p.parent_id order by asked.position, asked.id) end as "chosenOptionIds",
      coalesce(own_image.id, s.image_id) as "image.id", coalesce(own_image.position, s.image_position) as "image.position",
      coalesce(own_image.file, s.image_file) as "image.file", coalesce(own_image.kind, s.image_kind) as "image.kind",
      ${ofProducts('s.is_salable')} as "summary.isSalable",
      ${ofProducts('s.lowest_price_minor')} as "summary.lowestPriceMinor",
      ${ofProducts('s.highest_price_minor')} as "summary.highestPriceMinor",
      ${ofProducts('s.unit_price_minor')} as "summary.unitPriceMinor",
      ${ofProducts('s.unit_length_cm')} as "summary.unitLengthCm",
      ${ofProducts('s.has_special_prices')} as "summary.hasSpecialPrices",
      ${ofProducts("s.market_prices -> ($2 || ' ' || $3)")} as "summary.market",
      rated.reviews as "rating.reviews", rated.stars as "rating.stars"
    from ${from}
    join product_text t on t.product_id = coalesce(p.parent_id, p.id) and t.locale = $2
    join product_summary s on s.product_id = coalesce(p.parent_id, p.id)
    left join stock_pool pool on pool.id = p.stock_pool_id
    -- With their limit these are looked up for each product; a plan for any number of products would read the whole tables.
    left join lateral (
      select * from price_reduction where s.has_special_prices and product_id = p.id limit 1
    ) r on true
    left join lateral (
      select price_minor from fixed_price
      where s.has_special_prices and product_id = p.id and currency = $3 limit 1
    ) f on true
    left join lateral (
      select price_minor from market_price
      where (s.has_special_prices or s.market_prices is not null) and p.price_minor is not null
        and product_id = p.id and locale = $2 and currency = $3 limit 1
    ) m on true
    left join lateral (
      select * from product_media where p.parent_id is not null and product_id = p.id order by position limit 1
    ) own_image on true
    left join lateral (
      select reviews, stars from product_rating where p.parent_id is null and sku = lower(p.sku) limit 1
    ) rated on true
    where p.is_active and ${where} ${orderBy ? `order by ${orderBy}` : ''}`;
}

const ofProducts = (column: string) => `case when p.parent_id is null then ${column} end`;

export function recordParameters({ locale, currency }: RecordReader): readonly Parameter[] {
  return [locale, currency];
}

export function toRecord(row: RecordRow): ProductRecord {
  return { entityType: 'PRODUCT', ...row };
}
