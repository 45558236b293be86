import {
  type CommerceDatabase,
  type CouponPlan,
  type GiftCardGift,
  giveGiftCards,
  keepCoupons,
  switchOffCoupons,
  withdrawGiftCards,
} from '@bowline/commerce';
import { type CurrencyCode, money } from '@bowline/kit';

/** What a code does is its name: it reads the same in every language. */
const coupon = (code: string, effect: CouponPlan['effect'], more: Partial<CouponPlan> = {}): CouponPlan => ({
  code,
  label: code,
  effect,
  ...more,
});

/** Everybody may know them: they count in the demo shop only. */
export const demoCoupons: readonly CouponPlan[] = [
  coupon('DEMO10', { kind: 'percent', basisPoints: 10_00 }),
  coupon('DEMO-5-OFF', {
    kind: 'amount',
    amountMinor: 5_00,
    fixedMinor: { GBP: 5_00, USD: 5_00, CHF: 5_00, PLN: 20_00, DKK: 40_00, SEK: 50_00, NOK: 50_00 },
  }),
  coupon('DEMO-FREE-SHIPPING', { kind: 'free-shipping' }),
  coupon('DEMO-20-FROM-50', { kind: 'percent', basisPoints: 20_00 }, { minimumGoodsMinor: 50_00 }),
  coupon(
    'DEMO-EXPIRED',
    { kind: 'percent', basisPoints: 50_00 },
    { endsAt: new Date('2025-12-31T22:59:59Z') },
  ),
];

const giftCard = (amount: number, currency: CurrencyCode): GiftCardGift => ({
  code: `DEMO-GIFT-${currency}-${amount}`,
  amount: money(amount * 100, currency),
});

/** The first pays for a part of most orders; one of each currency the shop sells in pays for all of them. */
export const demoGiftCards: readonly GiftCardGift[] = [
  giftCard(15, 'EUR'),
  giftCard(250, 'EUR'),
  giftCard(200, 'GBP'),
  giftCard(250, 'USD'),
  giftCard(250, 'CHF'),
  giftCard(1000, 'PLN'),
  giftCard(2000, 'DKK'),
  giftCard(2500, 'SEK'),
  giftCard(2500, 'NOK'),
];

export async function loadDemoCodes(database: CommerceDatabase, now = new Date()): Promise<void> {
  await keepCoupons(database, demoCoupons);
  await giveGiftCards(database, demoGiftCards, now);
}

/** They stand in the documentation: no shop that sells something may honour them. */
export async function withdrawDemoCodes(database: CommerceDatabase, now = new Date()): Promise<void> {
  const codesOf = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);
  await switchOffCoupons(database, codesOf(demoCoupons));
  await withdrawGiftCards(database, codesOf(demoGiftCards), now);
}
