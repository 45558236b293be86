import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/desk-form.ts';
import { minorOf } from '../../forms/typed-amounts.ts';
import { productPath } from './product-forms.ts';

export const pricesPath = (sku: string) => `${productPath(sku)}/prices`;

/** Beside these each form has an amount for every row, under its own name. */
export const priceField = (sku: string) => `price-${sku}`;
export const marketField = (locale: string, currency: string) => `market-${locale}-${currency}`;

export const pricesForm = describeForm('prices', {});
export const withdrawForm = describeForm('withdraw', {});
export const marketsForm = describeForm('markets', {});

export const planForm = describeForm('plan', {
  percent: fields.wholeNumber({ label: 'products.prices.percent', min: 1, max: 99 }),
  from: fields.day({ label: 'products.prices.from' }),
  until: fields.day({ label: 'products.prices.until', isOptional: true }),
});

export const mostTiers = 5;

export const tiersForm = describeForm(
  'tiers',
  Object.fromEntries(
    Array.from({ length: mostTiers }, (_, index) => [
      [
        `quantity${index}`,
        fields.wholeNumber({ label: 'products.prices.quantity', min: 2, max: 10_000, isOptional: true }),
      ],
      [
        `percent${index}`,
        fields.wholeNumber({ label: 'products.prices.percentOff', min: 1, max: 99, isOptional: true }),
      ],
    ]).flat() as [string, ReturnType<typeof fields.wholeNumber<'products.prices.quantity'>>][],
  ),
);

/** What was typed, in minor units; null for nothing, undefined for what is no amount. */
export function minorOfTyped(typed: string, currency: string): number | null | undefined {
  return typed.trim() === '' ? null : (minorOf(typed, currency) ?? undefined);
}
