import { sql, type Transaction } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import { slugOf } from './slug.ts';

export interface ProductCopyWish {
  readonly sourceId: number;
  readonly sku: string;
  /** What the goods of the copy are counted in. */
  readonly poolId: number;
  readonly colour: {
    /** Of the attribute `color`. */
    readonly optionId: number;
    readonly names: Readonly<Record<LocaleName, string>>;
  };
  readonly now: Date;
}

export interface ProductCopy {
  readonly productId: number;
  /** Ids of the source and its variants, each with that of its copy. */
  readonly pairs: readonly { readonly from: number; readonly to: number }[];
  readonly urlKeys: readonly { readonly locale: LocaleName; readonly urlKey: string }[];
}

export type CopyRefusal =
  | Refusal<'sku-taken', { readonly sku: string }>
  | Refusal<'product-not-copied', { readonly kind: string }>;

interface SourceRow {
  readonly id: number;
  readonly sku: string;
  readonly kind: string;
  readonly isParent: boolean;
}

/** Rules 7 and 8. Not published, without pictures and with nothing in stock. The caller holds the source's row. */
export async function copyProduct(
  transaction: Transaction<CommerceTables>,
  { sourceId, sku, poolId, colour, now }: ProductCopyWish,
): Promise<Result<ProductCopy, CopyRefusal>> {
  const { rows: sources } = await sql<SourceRow>`
    select id, sku, kind, parent_id is null as "isParent" from product
    where id = ${sourceId} or parent_id = ${sourceId} order by id`.execute(transaction);
  const [source] = sources.filter(({ isParent }) => isParent);
  if (!source || (source.kind !== 'configurable' && source.kind !== 'simple')) {
    return refuse('product-not-copied', { kind: source?.kind ?? '' });
  }
  const named = sources.map((row, index) => ({ ...row, copy: skuOfCopy(row.sku, source.sku, sku, index) }));
  const taken = await sql<{ sku: string }>`
    select sku from product where lower(sku) = any(${named.map(({ copy }) => copy.toLowerCase())})
    union all select sku from product_sample where lower(sku) = any(${named.map(({ copy }) => copy.toLowerCase())})
    limit 1`.execute(transaction);
  if (taken.rows[0]) return refuse('sku-taken', { sku: taken.rows[0].sku });

  const productId = await insertParent(transaction, { sourceId, sku, poolId, now });
  const variants = named.filter(({ isParent }) => !isParent);
  const { rows: made } = await sql<{ from: number; to: number }>`
    with wanted as (
      select * from unnest(${variants.map(({ id }) => id)}::integer[], ${variants.map(({ copy }) => copy)}::text[])
        as wanted (id, sku)
    ), made as (
      insert into product (sku, kind, parent_id, is_active, visibility, weight_g, length_cm, price_minor, stock_pool_id,
        stock_units, created_at, new_from, tax_class)
      select wanted.sku, p.kind, ${productId}, p.is_active, p.visibility, p.weight_g, p.length_cm, p.price_minor,
        case when p.stock_pool_id is not null then ${poolId}::integer end, p.stock_units, ${now}, p.new_from, p.tax_class
      from wanted join product p on p.id = wanted.id order by p.id returning id, sku
    )
    select wanted.id as from, made.id as to from wanted join made using (sku)`.execute(transaction);
  const pairs = [{ from: sourceId, to: productId }, ...made];
  await copyFacts(transaction, pairs, colour.optionId);
  const urlKeys = await copyWords(transaction, { sourceId, productId, sku, names: colour.names, now });
  return ok({ productId, pairs, urlKeys });
}

/** `P550-RED-1000` of `P550-RED` becomes `P550-TEAL-1000`. */
function skuOfCopy(sku: string, source: string, copy: string, index: number): string {
  return sku.toLowerCase().startsWith(source.toLowerCase())
    ? copy + sku.slice(source.length)
    : `${copy}-${index}`;
}

async function insertParent(
  transaction: Transaction<CommerceTables>,
  { sourceId, sku, poolId, now }: Pick<ProductCopyWish, 'sourceId' | 'sku' | 'poolId' | 'now'>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product (sku, kind, is_active, visibility, weight_g, length_cm, price_minor, stock_pool_id, stock_units,
      created_at, new_from, tax_class, sibling_group)
    select ${sku}, kind, false, visibility, weight_g, length_cm, price_minor,
      case when stock_pool_id is not null then ${poolId}::integer end, stock_units, ${now}, null, tax_class, sibling_group
    from product where id = ${sourceId} returning id`.execute(transaction);
  const [made] = rows;
  if (!made) throw new Error('The product to copy is gone although its row is held');
  return made.id;
}

/** Options, values, categories and links; the colour is the new one. */
async function copyFacts(
  transaction: Transaction<CommerceTables>,
  pairs: ProductCopy['pairs'],
  optionId: number,
): Promise<void> {
  const copied = sql`unnest(${pairs.map(({ from }) => from)}::integer[], ${pairs.map(({ to }) => to)}::integer[])
    as copied (source, id)`;
  await sql`
    insert into product_option (product_id, attribute_id, position)
    select copied.id, o.attribute_id, o.position from ${copied} join product_option o on o.product_id = copied.source
    order by o.id`.execute(transaction);
  await sql`
    insert into product_option_value (product_id, attribute_id, option_id)
    select distinct copied.id, v.attribute_id, coalesce(colour.id, v.option_id)
    from ${copied} join product_option_value v on v.product_id = copied.source
    left join attribute_option colour on colour.id = ${optionId} and colour.attribute_id = v.attribute_id`.execute(
    transaction,
  );
  await sql`
    insert into product_attribute_value (product_id, attribute_id, value)
    select copied.id, v.attribute_id, v.value
    from ${copied} join product_attribute_value v on v.product_id = copied.source`.execute(transaction);
  await sql`
    insert into product_category (product_id, category_id, position)
    select copied.id, c.category_id, c.position
    from ${copied} join product_category c on c.product_id = copied.source`.execute(transaction);
  await sql`
    insert into product_link (product_id, kind, linked_product_id, position)
    select copied.id, l.kind, l.linked_product_id, l.position
    from ${copied} join product_link l on l.product_id = copied.source`.execute(transaction);
}

interface WordsRow {
  readonly locale: LocaleName;
  readonly name: string;
  readonly colourName: string | null;
  readonly urlKey: string;
  readonly metaTitle: string | null;
}

/** Rule 8: the name of the old colour is replaced wherever it stands in a name; what else is said of it has to be looked at. */
async function copyWords(
  transaction: Transaction<CommerceTables>,
  wish: {
    readonly sourceId: number;
    readonly productId: number;
    readonly sku: string;
    readonly names: Readonly<Record<LocaleName, string>>;
    readonly now: Date;
  },
): Promise<ProductCopy['urlKeys']> {
  const { sourceId, productId, sku, names, now } = wish;
  const { rows } = await sql<WordsRow>`
    select locale, name, colour_name as "colourName", url_key as "urlKey", meta_title as "metaTitle"
    from product_text where product_id = ${sourceId}`.execute(transaction);
  const words = rows.map((row) => {
    const name = recoloured(row.name, row.colourName, names[row.locale]);
    const metaTitle = row.metaTitle && recoloured(row.metaTitle, row.colourName, names[row.locale]);
    return { locale: row.locale, name, metaTitle, urlKey: `${slugOf(name)}-${slugOf(sku)}` };
  });
  await sql`
    insert into product_text (product_id, locale, name, description_html, short_description, url_key, meta_title,
      meta_description, colour_name, range_name, stands_in, is_outdated, changed_at)
    select ${productId}, t.locale, wanted.name, t.description_html, t.short_description, wanted.url_key, wanted.meta_title,
      t.meta_description, wanted.colour, t.range_name, t.stands_in, t.locale <> 'en' and not t.stands_in, ${now}
    from product_text t
    join unnest(${words.map(({ locale }) => locale)}::text[], ${words.map(({ name }) => name)}::text[],
      ${words.map(({ metaTitle }) => metaTitle)}::text[], ${words.map(({ urlKey }) => urlKey)}::text[],
      ${words.map(({ locale }) => names[locale])}::text[]) as wanted (locale, name, meta_title, url_key, colour)
      on wanted.locale = t.locale
    where t.product_id = ${sourceId}`.execute(transaction);
  return words.map(({ locale, urlKey }) => ({ locale, urlKey }));
}

function recoloured(text: string, former: string | null, colour: string): string {
  return former && text.includes(former) ? text.replaceAll(former, colour) : `${text} – ${colour}`;
}
