import { refuse } from '@bowline/kit';
import { staticPagePath } from '@bowline/markets';
import { RefusalError, valueOrRefusal } from '#graphql';
import { textsOf } from '#texts';
import type { CheckoutAgreement, Resolvers } from '#wire';
import { openCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import { setBusinessOrder, setGuestEmail, setRemarks } from '../use-cases/buyer.ts';
import { applyCoupon, removeCoupon } from '../use-cases/coupon.ts';
import { applyGiftCard, lookUpGiftCard, removeGiftCard } from '../use-cases/gift-cards.ts';
import { changing } from './changing.ts';
import { required } from './required.ts';
import { showChangedCart } from './show-cart.ts';

interface GiftCardInput {
  readonly cart_id: string;
  readonly gift_card_code: string;
}

interface GiftOptions {
  readonly cart_id: string;
  readonly gift_message?: object | null;
  readonly gift_wrapping_id?: string | null;
  readonly gift_receipt_included: boolean;
  readonly printed_card_included: boolean;
}

export const detailResolvers = {
  Query: {
    checkoutAgreements: (_, __, context) => [agreement(context)],
    giftCardAccount: async (_, { input }, context) => {
      const code = required('gift_card_code', input.gift_card_code.trim());
      const { balance } = valueOrRefusal(await lookUpGiftCard(code, context));
      return { balance, code, expirationDate: null };
    },
  },
  Mutation: {
    applyCouponToCart: changing((input: { cart_id: string; coupon_code: string }, context) =>
      applyCoupon(input.cart_id, required('coupon_code', input.coupon_code.trim()), context),
    ),
    removeCouponFromCart: changing((input: { cart_id: string }, context) =>
      removeCoupon(input.cart_id, context),
    ),
    applyGiftCardToCart: changing((input: GiftCardInput, context) =>
      applyGiftCard(input.cart_id, required('gift_card_code', input.gift_card_code.trim()), context),
    ),
    removeGiftCardFromCart: changing((input: GiftCardInput, context) =>
      removeGiftCard(input.cart_id, required('gift_card_code', input.gift_card_code.trim()), context),
    ),
    setGuestEmailOnCart: changing((input: { cart_id: string; email: string }, context) =>
      setGuestEmail(input.cart_id, required('email', input.email), context),
    ),
    createPaypalExpressToken: () => {
      throw new RefusalError({ code: 'payment-method-not-available', details: {} });
    },
    setGiftOptionsOnCart: changing(async (input: GiftOptions, context) => {
      const isWanted = input.gift_message || input.gift_wrapping_id;
      return isWanted || input.gift_receipt_included || input.printed_card_included
        ? refuse('gift-options-not-available')
        : openCart(input.cart_id, context);
    }),
    setRemarksOnCart: async (_, { cart_id, remarks }, context) => {
      const changed = await setRemarks(required('cart_id', cart_id), remarks, context);
      return { cart: await showChangedCart(valueOrRefusal(changed), context) };
    },
    setBusinessOrderOnCart: async (_, wish, context) => {
      const { cart_id, is_business_order: isBusinessOrder, company, vat_id: vatNumber } = wish;
      const facts = { isBusinessOrder, company, vatNumber };
      const changed = await setBusinessOrder(required('cart_id', cart_id), facts, context);
      return { cart: await showChangedCart(valueOrRefusal(changed), context) };
    },
  },
} satisfies Resolvers<CartContext>;

/** Behaviour 117: the one there is, which has to be agreed to (decision D6). */
function agreement({ store, settings, baseUrl }: CartContext): CheckoutAgreement {
  const { name, content, checkbox } = textsOf('cart', store.locale).terms;
  const address = `${baseUrl}${store.market.prefix}${staticPagePath('terms', store.locale)}`;
  return {
    agreementId: 1,
    name,
    content: `<p>${content} <a href="${address}">${name}</a></p>`,
    contentHeight: null,
    checkboxText: checkbox,
    isHtml: true,
    mode: 'MANUAL',
    version: settings.termsVersion,
  };
}
