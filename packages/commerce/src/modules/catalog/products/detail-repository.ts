import { createLookup, type Reading, statement } from '@bowline/database';
import type { AttributeValue, ConfigurableAttribute, GiftCard, Media, OptionValue } from './model.ts';

type OfProduct<Item> = Item & { readonly productId: number };

/** Many rows of a product in their order; the statement takes the ids of products. */
function manyPerProduct<Item>(text: string) {
  const rowsOfProducts = statement<OfProduct<Item>>(text);
  return (reading: Reading): ((productId: number) => Promise<readonly Item[]>) =>
    createLookup(reading, {
      statement: rowsOfProducts,
      keyOf: ({ productId }) => productId,
      collect: (rows) => rows,
    });
}

const optionPairsOfProducts = statement<OfProduct<{ readonly pairs: readonly [number, number][] }>>(`
  select product_id as "productId", array_agg(array[attribute_id, option_id] order by attribute_id, option_id) as pairs
  from product_option_value where product_id = any($1) group by product_id`);

/** Many and small: one row that holds them all is read in a fraction of the time. */
export function lookUpOptionValues(reading: Reading): (productId: number) => Promise<readonly OptionValue[]> {
  return createLookup(reading, {
    statement: optionPairsOfProducts,
    keyOf: ({ productId }) => productId,
    collect: ([row]) => row?.pairs.map(([attributeId, optionId]) => ({ attributeId, optionId })) ?? [],
  });
}

export const lookUpAttributeValues = manyPerProduct<AttributeValue>(`
  select product_id as "productId", attribute_id as "attributeId", value
  from product_attribute_value where product_id = any($1) order by attribute_id`);

export const lookUpMedia = manyPerProduct<Media>(`
  select product_id as "productId", id, position, file, kind, alternative_texts as "alternativeTexts"
  from product_media where product_id = any($1) order by product_id, position`);

export const lookUpCategories = manyPerProduct<{ readonly categoryId: number }>(`
  select product_id as "productId", category_id as "categoryId"
  from product_category where product_id = any($1) order by category_id`);

export const lookUpConfigurableAttributes = manyPerProduct<ConfigurableAttribute>(`
  select product_id as "productId", id as "rowId", attribute_id as "attributeId", position
  from product_option where product_id = any($1) order by position, id`);

type GiftCardRow = Omit<GiftCard, 'amounts'> & {
  readonly productId: number;
  readonly amountId: number | null;
  readonly amountMinor: number;
};

const giftCardsWithAmounts = statement<GiftCardRow>(`
  select g.product_id as "productId", g.open_minimum_minor as "openMinimumMinor",
    g.open_maximum_minor as "openMaximumMinor", g.lifetime_days as "lifetimeDays",
    g.message_max_length as "messageMaxLength", a.id as "amountId", a.amount_minor as "amountMinor"
  from gift_card g left join gift_card_amount a on a.product_id = g.product_id
  where g.product_id = any($1) order by a.amount_minor`);

export function lookUpGiftCard(reading: Reading): (productId: number) => Promise<GiftCard | null> {
  return createLookup(reading, {
    statement: giftCardsWithAmounts,
    keyOf: ({ productId }) => productId,
    collect: (rows) => {
      const [card] = rows;
      if (!card) return null;
      const { openMinimumMinor, openMaximumMinor, lifetimeDays, messageMaxLength } = card;
      const amounts = rows.flatMap(({ amountId, amountMinor }) =>
        amountId === null ? [] : [{ id: amountId, amountMinor }],
      );
      return { openMinimumMinor, openMaximumMinor, lifetimeDays, messageMaxLength, amounts };
    },
  });
}
