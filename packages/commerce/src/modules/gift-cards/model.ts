import type { Money } from '@bowline/kit';

export interface GiftCard {
  readonly id: number;
  readonly codeEnding: string;
  readonly balance: Money;
}
