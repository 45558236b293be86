import { sql, type Transaction } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import { type ProductWords, sourceLocale } from '../translations/product-words.ts';

type Changing = Transaction<CommerceTables>;

export interface NewProduct {
  readonly sku: string;
  readonly kind: 'configurable' | 'simple' | 'virtual';
  /** Of a variant. */
  readonly parentId: number | null;
  readonly isActive: boolean;
  readonly visibility: 'both' | 'catalog' | 'search' | 'none';
  readonly weightGrams: number | null;
  /** EUR cents without VAT; null of a configurable product. */
  readonly priceMinor: number | null;
  /** One piece of it for each that is sold; null: never runs out. */
  readonly poolId: number | null;
  readonly now: Date;
}

/** Without words, values and places in categories; null when its sku is taken. */
export async function insertProduct(transaction: Changing, product: NewProduct): Promise<number | null> {
  const { sku, kind, parentId, isActive, visibility, weightGrams, priceMinor, poolId, now } = product;
  const { rows } = await sql<{ id: number }>`
    insert into product (sku, kind, parent_id, is_active, visibility, weight_g, price_minor, stock_pool_id, stock_units,
      created_at)
    select ${sku}, ${kind}, ${parentId}, ${isActive}, ${visibility}, ${weightGrams}, ${priceMinor}, ${poolId}::integer,
      case when ${poolId}::integer is not null then 1 end, ${now}
    where not exists (select from product_sample where lower(sku) = lower(${sku}))
    on conflict (lower(sku)) do nothing returning id`.execute(transaction);
  return rows[0]?.id ?? null;
}

export interface KnownProduct {
  readonly id: number;
  readonly sku: string;
  readonly kind: string;
  readonly parentId: number | null;
}

/** Nobody else changes it until the transaction ends. */
export async function lockKnownProduct(
  transaction: Changing,
  which: { readonly id: number } | { readonly sku: string },
): Promise<KnownProduct | null> {
  const { rows } = await sql<KnownProduct>`
    select id, sku, kind, parent_id as "parentId" from product
    where ${'id' in which ? sql`id = ${which.id}` : sql`lower(sku) = lower(${which.sku})`} for update`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

export async function setProductFacts(
  transaction: Changing,
  id: number,
  { isActive, visibility, weightGrams }: Pick<NewProduct, 'isActive' | 'visibility' | 'weightGrams'>,
): Promise<void> {
  await sql`
    update product set is_active = ${isActive}, visibility = ${visibility}, weight_g = ${weightGrams}
    where id = ${id} and (is_active, visibility, weight_g) is distinct from (${isActive}, ${visibility}, ${weightGrams})`.execute(
    transaction,
  );
}

export interface FirstWords {
  readonly locale: LocaleName;
  readonly urlKey: string;
  readonly words: ProductWords;
  /** They are those of the source (translations rule 3). */
  readonly standsIn: boolean;
}

/** For every locale. Words were checked; the paths are the business of routing. */
export async function insertProductWords(
  transaction: Changing,
  productId: number,
  first: readonly FirstWords[],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('product_text')
    .values(
      first.map(({ locale, urlKey, words, standsIn }) => ({
        product_id: productId,
        locale,
        name: words.name,
        short_description: words.shortDescription,
        description_html: words.descriptionHtml,
        meta_title: words.metaTitle,
        meta_description: words.metaDescription,
        colour_name: words.colourName,
        range_name: words.rangeName,
        url_key: urlKey,
        stands_in: standsIn && locale !== sourceLocale,
        changed_at: now,
      })),
    )
    .execute();
}

export async function readProductUrlKeys(
  transaction: Changing,
  productId: number,
): Promise<ReadonlyMap<LocaleName, string>> {
  const { rows } = await sql<{ locale: LocaleName; urlKey: string }>`
    select locale, url_key as "urlKey" from product_text where product_id = ${productId}`.execute(
    transaction,
  );
  return new Map(rows.map(({ locale, urlKey }) => [locale, urlKey]));
}

/** By which attributes its variants are told apart, in this order. */
export async function setProductOptions(
  transaction: Changing,
  productId: number,
  attributeIds: readonly number[],
): Promise<void> {
  await sql`
    delete from product_option where product_id = ${productId} and attribute_id <> all(${attributeIds})`.execute(
    transaction,
  );
  await sql`
    insert into product_option (product_id, attribute_id, position)
    select ${productId}, wanted.id, wanted.nr - 1 from unnest(${attributeIds}::integer[]) with ordinality as wanted (id, nr)
    on conflict (product_id, attribute_id) do update set position = excluded.position`.execute(transaction);
}

export interface ProductValues {
  readonly options: readonly { readonly attributeId: number; readonly optionId: number }[];
  readonly texts: readonly { readonly attributeId: number; readonly value: string }[];
}

/** These and no others. */
export async function setProductValues(
  transaction: Changing,
  productId: number,
  { options, texts }: ProductValues,
): Promise<void> {
  const optionIds = options.map(({ optionId }) => optionId);
  await sql`
    delete from product_option_value where product_id = ${productId} and option_id <> all(${optionIds})`.execute(
    transaction,
  );
  await sql`
    insert into product_option_value (product_id, attribute_id, option_id)
    select ${productId}, * from unnest(${options.map(({ attributeId }) => attributeId)}::integer[], ${optionIds}::integer[])
    on conflict do nothing`.execute(transaction);
  const attributeIds = texts.map(({ attributeId }) => attributeId);
  await sql`
    delete from product_attribute_value where product_id = ${productId} and attribute_id <> all(${attributeIds})`.execute(
    transaction,
  );
  await sql`
    insert into product_attribute_value as known (product_id, attribute_id, value)
    select ${productId}, * from unnest(${attributeIds}::integer[], ${texts.map(({ value }) => value)}::text[])
    on conflict (product_id, attribute_id) do update set value = excluded.value
    where known.value <> excluded.value`.execute(transaction);
}

/** In these categories and no others: behind those that are there, or where it stands already. The caller holds the tree. */
export async function setProductCategories(
  transaction: Changing,
  productId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await sql`
    delete from product_category where product_id = ${productId} and category_id <> all(${categoryIds})`.execute(
    transaction,
  );
  await sql`
    insert into product_category (product_id, category_id, position)
    select ${productId}, wanted.id, 1 + coalesce(
      (select max(position) from product_category where category_id = wanted.id), 0)
    from unnest(${categoryIds}::integer[]) as wanted (id)
    on conflict (category_id, product_id) do nothing`.execute(transaction);
}
