import { type Kysely, sql } from '@bowline/database';
import { type LocaleName, languageOf, localeNames } from '@bowline/markets';
import { type ProductWords, sourceLocale } from '#catalog';
import type { CommerceTables } from '#tables';

type Executor = Kysely<CommerceTables>;

/** How the words of a locale stand to those of the source (translations rules 1 to 3). */
export type WordsState = 'source' | 'shared' | 'missing' | 'outdated' | 'translated';

export interface LocalisedWords extends ProductWords {
  readonly locale: LocaleName;
  readonly state: WordsState;
  readonly changedAt: Date;
  readonly urlKey: string;
  /** Former addresses that lead here. */
  readonly formerPaths: readonly string[];
}

export interface SoldPart {
  readonly id: number;
  readonly sku: string;
  readonly isActive: boolean;
  /** What makes a variant the one it is; empty for what has none. */
  readonly options: string;
  readonly lengthCm: number | null;
  readonly priceMinor: number | null;
  readonly poolKey: string | null;
  readonly poolQuantity: number | null;
  readonly units: number | null;
}

export interface ProductFile {
  readonly id: number;
  readonly sku: string;
  readonly kind: string;
  readonly isActive: boolean;
  readonly visibility: string;
  readonly taxClass: string;
  readonly createdAt: Date;
  readonly words: readonly LocalisedWords[];
  /** Itself, or its variants when it is a family of them. */
  readonly parts: readonly SoldPart[];
  readonly pictures: readonly DeskPicture[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
}

interface DeskPicture {
  readonly id: number;
  readonly file: string;
  readonly texts: readonly { readonly locale: string; readonly text: string }[];
}

const mostParts = 500;
const mostFormerPaths = 20;

/** By the sku of the product or of one of its variants; names of options and categories as the desk reads them. */
export async function readProduct(
  executor: Executor,
  sku: string,
  locale: LocaleName,
): Promise<ProductFile | null> {
  const { rows } = await sql<Omit<ProductFile, 'words' | 'parts' | 'pictures' | 'categories'>>`
    select p.id, p.sku, p.kind, p.is_active as "isActive", p.visibility, p.tax_class as "taxClass",
      p.created_at as "createdAt"
    from product asked join product p on p.id = coalesce(asked.parent_id, asked.id)
    where lower(asked.sku) = lower(${sku})`.execute(executor);
  const [product] = rows;
  if (!product) return null;
  const [words, parts, pictures, categories] = await Promise.all([
    readWords(executor, product.id),
    readParts(executor, product, locale),
    sql<DeskPicture>`
      select id, file, (
        select coalesce(jsonb_agg(jsonb_build_object('locale', key, 'text', value) order by key), '[]')
        from jsonb_each_text(alternative_texts)
      ) as texts
      from product_media where product_id = ${product.id} order by position limit 50`.execute(executor),
    sql<{ id: number; name: string }>`
      select c.category_id as id, t.name from product_category c
      join category_text t on t.category_id = c.category_id and t.locale = ${locale}
      where c.product_id = ${product.id} order by t.name limit 100`.execute(executor),
  ]);
  return {
    ...product,
    createdAt: new Date(product.createdAt),
    words,
    parts,
    pictures: pictures.rows,
    categories: categories.rows,
  };
}

interface WordsRow extends ProductWords {
  readonly locale: LocaleName;
  readonly urlKey: string;
  readonly standsIn: boolean;
  readonly isOutdated: boolean;
  readonly changedAt: Date;
  readonly formerPaths: readonly string[];
}

async function readWords(executor: Executor, productId: number): Promise<readonly LocalisedWords[]> {
  const { rows } = await sql<WordsRow>`
    select t.locale, t.name, t.short_description as "shortDescription", t.description_html as "descriptionHtml",
      t.meta_title as "metaTitle", t.meta_description as "metaDescription", t.colour_name as "colourName",
      t.range_name as "rangeName", t.url_key as "urlKey", t.stands_in as "standsIn", t.is_outdated as "isOutdated",
      t.changed_at as "changedAt",
      array(select u.request_path from url_rewrite u
        where u.entity_type = 'PRODUCT' and u.entity_id = t.product_id and u.locale = t.locale and not u.is_canonical
          and u.redirect_code = 301
        order by u.id desc limit ${mostFormerPaths}) as "formerPaths"
    from product_text t where t.product_id = ${productId}`.execute(executor);
  return rows
    .toSorted((a, b) => localeNames.indexOf(a.locale) - localeNames.indexOf(b.locale))
    .map(({ standsIn, isOutdated, ...text }) => ({
      ...text,
      state: stateOf(text.locale, standsIn, isOutdated),
    }));
}

export function stateOf(locale: LocaleName, standsIn: boolean, isOutdated: boolean): WordsState {
  if (locale === sourceLocale) return 'source';
  if (standsIn) return languageOf(locale) === languageOf(sourceLocale) ? 'shared' : 'missing';
  return isOutdated ? 'outdated' : 'translated';
}

async function readParts(
  executor: Executor,
  { id, kind }: { readonly id: number; readonly kind: string },
  locale: LocaleName,
): Promise<readonly SoldPart[]> {
  const whose = kind === 'configurable' ? sql`p.parent_id = ${id}` : sql`p.id = ${id}`;
  const { rows } = await sql<SoldPart>`
    select p.id, p.sku, p.is_active as "isActive", p.length_cm as "lengthCm", p.price_minor as "priceMinor",
      pool.key as "poolKey", pool.quantity as "poolQuantity", p.stock_units as units,
      coalesce((
        select string_agg(l.label, ', ' order by asked.position, asked.id)
        from product_option asked
        join product_option_value chosen on chosen.product_id = p.id and chosen.attribute_id = asked.attribute_id
        join attribute_option_label l on l.option_id = chosen.option_id and l.locale = ${locale}
        where asked.product_id = p.parent_id), '') as options
    from product p left join stock_pool pool on pool.id = p.stock_pool_id
    where ${whose} order by p.id limit ${mostParts}`.execute(executor);
  return rows;
}
