/**
 * Money on cards: issuing, spending in parts, giving back, with an entry for every change (rules in SPEC.md).
 * It sends no mail and knows no carts; callers hand it transactions.
 */
export { normalisedGiftCardCode } from './code.ts';
export { type GiftCardsAdmin, issueCard } from './gift-cards-admin.ts';
export { type GiftCardGift, giveGiftCards, withdrawGiftCards } from './give-gift-cards.ts';
export {
  type BoughtGiftCards,
  type CardForLetter,
  giveCode,
  issueGiftCards,
  untouchedCardsOf,
  voidGiftCards,
} from './issue-gift-cards.ts';
export { giveRefundCode, issueRefundCard } from './refund-cards.ts';
export { type GiftCardRefusal, type GiftCardRefusals, giftCardRefusals } from './refusals.ts';
export {
  findGiftCard,
  type GiftCard,
  type Redemption,
  redeemGiftCard,
  returnToGiftCards,
} from './spend-gift-cards.ts';
export type { GiftCardTables } from './tables.ts';
