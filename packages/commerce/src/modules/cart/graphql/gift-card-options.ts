import { textsOf } from '#texts';
import type { Resolvers } from '#wire';
import type { CartContext } from '../context.ts';
import { giftCardOptionUids } from '../lines/gift-card-wish.ts';
import type { GiftCardField } from '../lines/line-refusals.ts';

const fields: readonly GiftCardField[] = [
  'amount',
  'sender',
  'sender_email',
  'recipient',
  'recipient_email',
  'message',
  'delivery_date',
];
const optional: ReadonlySet<GiftCardField> = new Set(['sender_email', 'message', 'delivery_date']);

/** What is asked of somebody who buys a gift card; a cart takes the values as entered options (rule 9). */
export const giftCardOptionResolvers = {
  GiftCardProduct: {
    gift_card_options: (_, __, { store }) => {
      const titles = textsOf('cart', store.locale).giftCardFields;
      return fields.map((field, index) => ({
        uid: giftCardOptionUids[field],
        optionId: null,
        productSku: null,
        value: null,
        title: titles[field],
        required: !optional.has(field),
        sortOrder: index,
      }));
    },
  },
  // No other options are sold.
  CustomizableOptionInterface: { __resolveType: () => 'CustomizableFieldOption' },
} satisfies Resolvers<CartContext>;
