import type { Money, Refusal } from '@bowline/kit';

export interface GiftCard {
  readonly id: number;
  readonly codeEnding: string;
  readonly balance: Money;
}

export interface GiftCardRefusals {
  'gift-card-not-found': Record<string, never>;
  'gift-card-in-other-currency': { readonly currency: string };
  'gift-card-balance-too-low': { readonly codeEnding: string };
  'gift-card-return-too-high': { readonly returnableMinor: number };
}

export type GiftCardRefusal<Code extends keyof GiftCardRefusals = keyof GiftCardRefusals> = {
  [C in Code]: Refusal<C, GiftCardRefusals[C]>;
}[Code];
