import type { Refusal } from '@bowline/kit';
import type { RefusalCategories } from '#graphql';

export interface GiftCardRefusals {
  'gift-card-not-found': Record<string, never>;
  'gift-card-in-other-currency': { readonly currency: string };
  'gift-card-balance-too-low': { readonly codeEnding: string };
  'gift-card-return-too-high': { readonly returnableMinor: number };
}

export const giftCardRefusals: RefusalCategories<'gift-cards', GiftCardRefusals> = {
  'gift-card-not-found': 'graphql-no-such-entity',
  'gift-card-in-other-currency': 'graphql-input',
  'gift-card-balance-too-low': 'graphql-input',
  'gift-card-return-too-high': 'graphql-input',
};

export type GiftCardRefusal<Code extends keyof GiftCardRefusals = keyof GiftCardRefusals> = {
  [C in Code]: Refusal<C, GiftCardRefusals[C]>;
}[Code];
