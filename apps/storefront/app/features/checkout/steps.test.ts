import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earliestIncompleteStep, type Progress, redirectFor, stepAfter, steps } from './steps.ts';

const complete: Progress = {
  isOrderable: true,
  isAvailable: true,
  isDigital: false,
  hasEmail: true,
  hasCompanyIfNeeded: true,
  hasShippingAddress: true,
  hasShippingMethod: true,
  hasBillingAddress: true,
};

test.each<[Partial<Progress>, string]>([
  [{}, 'payment'],
  [{ isOrderable: false }, 'cart'],
  [{ isAvailable: false }, 'cart'],
  [{ hasEmail: false }, 'customer'],
  [{ hasCompanyIfNeeded: false }, 'customer'],
  [{ hasShippingAddress: false, hasBillingAddress: false }, 'shipping'],
  [{ hasShippingMethod: false }, 'shipping'],
  [{ isDigital: true, hasShippingAddress: false, hasShippingMethod: false }, 'payment'],
  [{ isDigital: true, hasBillingAddress: false, hasShippingAddress: false }, 'billing'],
])('with %j the earliest incomplete step is %s', (changes, step) => {
  expect(earliestIncompleteStep({ ...complete, ...changes })).toBe(step);
});

test('a deep link to a later step leads to the earliest incomplete one, an earlier step may be seen again', () => {
  const started = { ...complete, hasShippingMethod: false };
  expect(redirectFor('payment', started)).toBe('/checkout/shipping');
  expect(redirectFor('shipping', started)).toBeUndefined();
  expect(redirectFor('customer', started)).toBeUndefined();
  expect(redirectFor('customer', { ...complete, isOrderable: false })).toBe('/checkout/cart');
});

test('stock that is lost between cart and order is told by the cart, from whichever step', () => {
  for (const step of steps)
    expect(redirectFor(step, { ...complete, isAvailable: false })).toBe(
      '/checkout/cart?news=qtyNotAvailable',
    );
});

test('digital goods have no shipping step, neither on the way nor by its address', () => {
  const digital = { ...complete, isDigital: true };
  expect(stepAfter('customer', digital)).toBe('billing');
  expect(stepAfter('customer', complete)).toBe('shipping');
  expect(redirectFor('shipping', digital)).toBe('/checkout/payment');
});

test('wherever a visitor is sent may be shown: nobody is sent round in circles', () => {
  const anyProgress = fc.record({
    isOrderable: fc.constant(true),
    isAvailable: fc.constant(true),
    isDigital: fc.boolean(),
    hasEmail: fc.boolean(),
    hasCompanyIfNeeded: fc.boolean(),
    hasShippingAddress: fc.boolean(),
    hasShippingMethod: fc.boolean(),
    hasBillingAddress: fc.boolean(),
  });
  fc.assert(
    fc.property(anyProgress, fc.constantFrom(...steps), (progress, wanted) => {
      const target = redirectFor(wanted, progress);
      const next = steps.find((step) => target?.endsWith(`/${step}`));
      if (next) expect(redirectFor(next, progress)).toBeUndefined();
    }),
  );
});
