import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/shop-form.ts';

/** How many of one line; each line has a form of its own. */
export function quantityForm(line: string, step?: number) {
  return describeForm(`quantity-${line}`, { quantity: quantityField(step) });
}

/** How many of what a product page shows. */
export function orderForm(step?: number) {
  return describeForm('order', { quantity: quantityField(step) });
}

/** One sample of each product (decision D4): there is nothing to fill in. */
export const sampleForm = describeForm('sample', {});

/** No page offers more to add at once. */
export const mostTogether = 8;

/** Several products at once, one of each: every `sku` is an article, or `article/version`. */
export const togetherForm = describeForm('together', {});

/** Which steps and how many are possible is the API's to say: a form only wants a number. */
function quantityField(step = 1) {
  return fields.decimal({
    label: 'product.quantity',
    inputMode: step < 1 ? 'decimal' : 'numeric',
    min: step,
    step,
  });
}

/** As the field accepts it: with a comma or a point. */
export function quantityOf(typed: string): number {
  return Number(typed.replace(',', '.'));
}

const code = { most: 64, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

export const couponForm = describeForm('coupon', {
  code: fields.text({ ...code, label: 'cart.coupon.label' }),
});

export const giftCardCodeForm = describeForm('gift-card', {
  code: fields.text({ ...code, label: 'cart.giftCardCode.label' }),
});

/** Longer remarks are refused (decision D5). */
export const longestRemarks = 1_000;

export const remarksForm = describeForm('remarks', {
  remarks: fields.lines({ label: 'cart.remarks.label', most: longestRemarks, rows: 3, isOptional: true }),
});

/** Codes that are taken out of the cart, by forms that are one button each. */
export const codeRemovals = ['remove-coupon', 'remove-gift-card'] as const;
export type CodeRemoval = (typeof codeRemovals)[number];
