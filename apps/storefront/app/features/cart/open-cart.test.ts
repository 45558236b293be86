import { problemsIn } from '@bowline/ui/forms';
import { expect, test } from 'vitest';
import { quantityForm, quantityOf } from './cart-forms.ts';
import { lossOf } from './open-cart.ts';

const refusal = (category: string, path: string) => [{ message: '', path: [path], extensions: { category } }];

test('a cart that is gone is renewed, one of a customer asks to sign in again', () => {
  expect(lossOf(refusal('graphql-no-such-entity', 'cart'))).toBe('renewed');
  expect(lossOf(refusal('graphql-no-such-entity', 'addProductsToCart'))).toBe('renewed');
  expect(lossOf(refusal('graphql-authorization', 'cart'))).toBe('signedOut');
  expect(lossOf(refusal('graphql-authorization', 'updateCartItems'))).toBe('signedOut');
  expect(lossOf([{ message: '', extensions: { category: 'graphql-authentication' } }])).toBe('signedOut');
});

test('anything else is no loss', () => {
  expect(lossOf([])).toBeUndefined();
  expect(lossOf(refusal('graphql-input', 'cart'))).toBeUndefined();
  expect(lossOf(refusal('graphql-no-such-entity', 'applyCouponToCart'))).toBeUndefined();
});

test.each([
  ['2', 2],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['0', 0],
])('a quantity typed as %j is %d', (typed, quantity) => {
  expect(problemsIn(quantityForm('1'), { quantity: typed })).toEqual([]);
  expect(quantityOf(typed)).toBe(quantity);
});

test.each(['', 'many', '1e3', '-1', '1.234', '１２', '9'.repeat(10)])(
  'a quantity typed as %j is refused, and deletes nothing',
  (typed) => {
    expect(problemsIn(quantityForm('1'), { quantity: typed })).toHaveLength(1);
  },
);
