import { sql } from '@bowline/database';
import type { CommerceDatabase } from '#tables';
import type {
  AttributeValue,
  ConfigurableAttribute,
  GiftCard,
  LinkKind,
  Media,
  OptionValue,
  ProductLink,
} from './model.ts';

/** Reads what belongs to many products with one statement and deals it out in the order of their ids. */
async function readPerProduct<Item>(
  database: CommerceDatabase,
  query: ReturnType<typeof sql<Item & { productId: number }>>,
  productIds: readonly number[],
): Promise<Item[][]> {
  const { rows } = await query.execute(database.kysely);
  const byProduct = Map.groupBy(rows, (row) => row.productId);
  return productIds.map((id) => byProduct.get(id) ?? []);
}

export function readOptionValues(database: CommerceDatabase, ids: readonly number[]) {
  const query = sql<OptionValue & { productId: number }>`
    select product_id as "productId", attribute_id as "attributeId", option_id as "optionId"
    from product_option_value where product_id = any(${ids}) order by attribute_id, option_id`;
  return readPerProduct<OptionValue>(database, query, ids);
}

export function readAttributeValues(database: CommerceDatabase, ids: readonly number[]) {
  const query = sql<AttributeValue & { productId: number }>`
    select product_id as "productId", attribute_id as "attributeId", value
    from product_attribute_value where product_id = any(${ids}) order by attribute_id`;
  return readPerProduct<AttributeValue>(database, query, ids);
}

export function readMedia(database: CommerceDatabase, ids: readonly number[]) {
  const query = sql<Media & { productId: number }>`
    select product_id as "productId", id, position, file, kind
    from product_media where product_id = any(${ids}) order by product_id, position`;
  return readPerProduct<Media>(database, query, ids);
}

export async function readCategoryIds(database: CommerceDatabase, ids: readonly number[]) {
  const query = sql<{ productId: number; categoryId: number }>`
    select product_id as "productId", category_id as "categoryId"
    from product_category where product_id = any(${ids}) order by category_id`;
  const found = await readPerProduct<{ categoryId: number }>(database, query, ids);
  return found.map((rows) => rows.map((row) => row.categoryId));
}

/** Only links to products that a visitor may see. */
export function readLinks(database: CommerceDatabase, ids: readonly number[]) {
  const query = sql<{ productId: number; kind: LinkKind; linkedProductId: number; position: number }>`
    select l.product_id as "productId", l.kind, l.linked_product_id as "linkedProductId", l.position
    from product_link l join product p on p.id = l.linked_product_id
    where l.product_id = any(${ids}) and p.is_active and p.visibility <> 'none'
    order by l.position, l.linked_product_id`;
  return readPerProduct<ProductLink>(database, query, ids);
}

export function readConfigurableAttributes(database: CommerceDatabase, ids: readonly number[]) {
  const query = sql<ConfigurableAttribute & { productId: number }>`
    select product_id as "productId", id as "rowId", attribute_id as "attributeId", position
    from product_option where product_id = any(${ids}) order by position, id`;
  return readPerProduct<ConfigurableAttribute>(database, query, ids);
}

export async function readGiftCards(
  database: CommerceDatabase,
  ids: readonly number[],
): Promise<(GiftCard | null)[]> {
  const [cards, amounts] = await Promise.all([
    database.kysely
      .selectFrom('gift_card')
      .where(sql<boolean>`product_id = any(${ids})`)
      .selectAll()
      .execute(),
    database.kysely
      .selectFrom('gift_card_amount')
      .where(sql<boolean>`product_id = any(${ids})`)
      .selectAll()
      .orderBy('amount_minor')
      .execute(),
  ]);
  return ids.map((id) => {
    const card = cards.find((row) => row.product_id === id);
    if (!card) return null;
    return {
      openMinimumMinor: card.open_minimum_minor,
      openMaximumMinor: card.open_maximum_minor,
      lifetimeDays: card.lifetime_days,
      messageMaxLength: card.message_max_length,
      amounts: amounts
        .filter((row) => row.product_id === id)
        .map((row) => ({ id: row.id, amountMinor: row.amount_minor })),
    };
  });
}
