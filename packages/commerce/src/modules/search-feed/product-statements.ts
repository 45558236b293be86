import { statement } from '@bowline/database';
import type { MarketPrices } from '#catalog';
import type { TaxClass } from '#tax';
import type { ProductFacts } from './facts.ts';

/** What a locale says of its listed products: `$1` is the locale, `$2` whether sold-out products are shown, `$3` what `chosen` says; rule 7. */
const listedProducts = (chosen: string) =>
  statement<ProductText>(`
    select p.id, t.name, t.url_key as "urlKey", t.short_description as "shortDescription",
      t.description_html as "descriptionHtml"
    from product p
    join product_text t on t.product_id = p.id and t.locale = $1
    join product_summary s on s.product_id = p.id
    where p.is_active and p.parent_id is null and p.visibility <> 'none' and ($2 or s.is_salable) and ${chosen}`);

export type ProductText = Pick<
  ProductFacts,
  'id' | 'name' | 'urlKey' | 'shortDescription' | 'descriptionHtml'
>;

export const productsAfter = listedProducts('p.id > $3 order by p.id limit $4');
export const productsById = listedProducts('p.id = any($3)');

export interface ProductRow
  extends Pick<
    ProductFacts,
    'id' | 'sku' | 'kind' | 'visibility' | 'createdAt' | 'newFrom' | 'imageFile' | 'isSalable' | 'ratingScore'
  > {
  readonly taxClass: TaxClass;
  readonly lowestPriceMinor: number | null;
  readonly hasSpecialPrices: boolean;
  readonly marketPrices: Readonly<Record<string, MarketPrices>> | null;
  readonly optionIds: readonly number[];
}

/** What is the same in every locale; `$2` as above. */
export const productRows = statement<ProductRow>(`
  select p.id, p.sku, p.kind, p.tax_class as "taxClass", p.visibility, extract(epoch from p.created_at)::integer as "createdAt",
    p.new_from::text as "newFrom", s.image_file as "imageFile", s.is_salable as "isSalable",
    s.lowest_price_minor as "lowestPriceMinor", s.has_special_prices as "hasSpecialPrices", s.market_prices as "marketPrices",
    rated.score as "ratingScore",
    case when $2 then s.option_ids else s.salable_option_ids end as "optionIds"
  from product p
  join product_summary s on s.product_id = p.id
  left join product_rating rated on rated.sku = lower(p.sku)
  where p.id = any($1)`);

export const variantSkus = statement<{ readonly productId: number; readonly skus: readonly string[] }>(`
  select parent_id as "productId", array_agg(sku order by id) as skus
  from product where parent_id = any($1) and is_active group by parent_id`);

export const placements = statement<{
  readonly productId: number;
  readonly categoryId: number;
  readonly position: number;
}>(`
  select product_id as "productId", category_id as "categoryId", position
  from product_category where product_id = any($1) order by product_id, category_id`);

export const plainValues = statement<{
  readonly productId: number;
  readonly attributeId: number;
  readonly value: string;
}>(`
  select product_id as "productId", attribute_id as "attributeId", value
  from product_attribute_value where product_id = any($1)`);

export const links = statement<{
  readonly productId: number;
  readonly kind: 'related' | 'crosssell';
  readonly ids: readonly number[];
}>(`
  select l.product_id as "productId", l.kind, array_agg(l.linked_product_id order by l.position) as ids
  from product_link l
  join product linked on linked.id = l.linked_product_id and linked.is_active and linked.visibility <> 'none'
  where l.product_id = any($1) and l.kind in ('related', 'crosssell') group by l.product_id, l.kind`);

export const popularities = statement<{ readonly productId: number; readonly links: number }>(`
  select linked_product_id as "productId", count(*) as links
  from product_link where linked_product_id = any($1) and kind in ('most_viewed', 'crosssell')
  group by linked_product_id`);

export interface SpecialOfferRow {
  readonly productId: number;
  readonly priceMinor: number;
  readonly isSalable: boolean;
  readonly reduction: {
    readonly priceMinor: number;
    readonly startsOn: string;
    readonly endsOn: string | null;
  } | null;
  readonly fixedPrices: Readonly<Record<string, number>> | null;
  /** By currency, of the locale. */
  readonly marketPrices: Readonly<Record<string, number>> | null;
}

/** What is sold under the name of products; asked of those that have a fixed price or a reduction somewhere. */
export const specialOffers = statement<SpecialOfferRow>(`
  select o.product_id as "productId", o.price_minor as "priceMinor", o.is_salable as "isSalable",
    r.price_minor as "reduction.priceMinor", r.starts_on::text as "reduction.startsOn",
    r.ends_on::text as "reduction.endsOn",
    (select jsonb_object_agg(f.currency, f.price_minor) from fixed_price f where f.product_id = o.sold_id) as "fixedPrices",
    (select jsonb_object_agg(m.currency, m.price_minor) from market_price m
      where m.product_id = o.sold_id and m.locale = $2) as "marketPrices"
  from product_offer o
  left join price_reduction r on r.product_id = o.sold_id
  where o.product_id = any($1) and o.price_minor is not null order by o.sold_id`);
