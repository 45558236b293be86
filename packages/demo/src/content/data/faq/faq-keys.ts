import type { Block } from '../../writing/article.ts';

/** The questions of every category, in the order in which they are shown. */
export const faqKeys = {
  ordering: [
    'minimum-order',
    'one-long-piece',
    'order-a-sample',
    'change-order',
    'without-account',
    'sold-out-colour',
  ],
  payment: ['which-methods', 'price-per-metre', 'quantity-discount', 'payment-failed', 'gift-card'],
  shipping: ['when-delivered', 'shipping-cost', 'customs', 'tracking', 'collect-order'],
  returns: ['return-cut-cord', 'return-how-long', 'return-cost', 'too-short-or-faulty'],
  'products-and-materials': [
    'leash-30-kg-dog',
    'colour-run',
    'melt-ends',
    'hold-a-person',
    'colour-on-screen',
    'shrink-and-stretch',
  ],
  business: ['vat-abroad', 'company-invoice', 'wholesale-terms', 'sell-what-i-make'],
} as const;

export type FaqCategoryKey = keyof typeof faqKeys;

export interface FaqText {
  readonly question: string;
  readonly answer: readonly Block[];
}

/** All answers of a category in one language; a missing one does not compile. */
export type FaqTexts<Category extends FaqCategoryKey> = Readonly<
  Record<(typeof faqKeys)[Category][number], FaqText>
>;
