import {
  type CommerceDatabase,
  giveGiftCards,
  keepCoupons,
  switchOffCoupons,
  withdrawGiftCards,
} from '@bowline/commerce';
import { demoCoupons, demoGiftCards } from './demo-codes.ts';

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
