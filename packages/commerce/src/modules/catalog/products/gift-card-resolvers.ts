import { moneyToNumber } from '@bowline/kit';
import { encodeUid } from '#graphql';
import { displayPrice } from '#pricing';
import type { Resolvers } from '#wire';
import type { CatalogContext } from '../model.ts';
import type { GiftCard, ProductRecord } from './model.ts';

/** Resolves a field from the facts of a gift card and the way to show an amount. */
function giftCardField<Value>(
  read: (card: GiftCard, show: (minor: number) => number) => Value,
): (product: ProductRecord, _: unknown, context: CatalogContext) => Promise<Value | null> {
  return async (product, _, { catalog, pricing }) => {
    const [card, view] = await Promise.all([catalog.giftCardOf(product.id), pricing.view()]);
    if (!card) return null;
    return read(card, (minor) => moneyToNumber(displayPrice(view, { minor, taxClass: 'none' })));
  };
}

export const giftCardResolvers = {
  GiftCardProduct: {
    allow_message: giftCardField(({ messageMaxLength }) => messageMaxLength > 0),
    allow_open_amount: giftCardField(({ openMinimumMinor }) => openMinimumMinor !== null),
    giftcard_amounts: giftCardField(({ amounts }, show) =>
      amounts.map(({ id, amountMinor }) => ({
        uid: encodeUid(id),
        attributeId: null,
        value: show(amountMinor),
        valueId: id,
        websiteId: 0,
        websiteValue: show(amountMinor),
      })),
    ),
    giftcard_type: () => 'VIRTUAL',
    is_redeemable: () => true,
    lifetime: giftCardField(({ lifetimeDays }) => lifetimeDays ?? 0),
    message_max_length: giftCardField(({ messageMaxLength }) => messageMaxLength),
    open_amount_min: giftCardField(({ openMinimumMinor }, show) =>
      openMinimumMinor === null ? null : show(openMinimumMinor),
    ),
    open_amount_max: giftCardField(({ openMaximumMinor }, show) =>
      openMaximumMinor === null ? null : show(openMaximumMinor),
    ),
  },
} satisfies Resolvers<CatalogContext>;
