import type { Refusal } from '@bowline/kit';
import type { RefusalCategories } from '#graphql';

type Nothing = Record<string, never>;

export interface ReturnsRefusals {
  /** Missing, or somebody else's (rule 10). */
  'return-order-not-found': Nothing;
  'withdrawal-order-unpaid': Nothing;
  'withdrawal-period-over': Nothing;
  'withdrawal-nothing-chosen': Nothing;
  'withdrawal-line-not-known': Nothing;
  'withdrawal-cut-to-length': { readonly name: string };
  'withdrawal-gift-card-spent': { readonly name: string };
  'withdrawal-content-begun': { readonly name: string };
  'withdrawal-quantity-not-possible': { readonly name: string; readonly left: string };
  'withdrawal-name-missing': Nothing;
  'withdrawal-text-too-long': { readonly most: number };
  'withdrawal-key-not-valid': Nothing;
  'withdrawal-too-many': Nothing;
  /** What could not be undone at once, such as a gift card that was spent in the same moment. */
  'withdrawal-not-possible': Nothing;
}

export const returnsRefusals: RefusalCategories<'returns', ReturnsRefusals> = {
  'return-order-not-found': 'graphql-no-such-entity',
  'withdrawal-order-unpaid': 'graphql-input',
  'withdrawal-period-over': 'graphql-input',
  'withdrawal-nothing-chosen': 'graphql-input',
  'withdrawal-line-not-known': 'graphql-input',
  'withdrawal-cut-to-length': 'graphql-input',
  'withdrawal-gift-card-spent': 'graphql-input',
  'withdrawal-content-begun': 'graphql-input',
  'withdrawal-quantity-not-possible': 'graphql-input',
  'withdrawal-name-missing': 'graphql-input',
  'withdrawal-text-too-long': 'graphql-input',
  'withdrawal-key-not-valid': 'graphql-input',
  'withdrawal-too-many': 'graphql-input',
  'withdrawal-not-possible': 'graphql-input',
};

export type ReturnsRefusal<Code extends keyof ReturnsRefusals = keyof ReturnsRefusals> = {
  [C in Code]: Refusal<C, ReturnsRefusals[C]>;
}[Code];
