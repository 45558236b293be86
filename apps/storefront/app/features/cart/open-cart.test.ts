import { expect, test } from 'vitest';
import { lossOf } from './open-cart.ts';
import { readQuantity } from './read-quantity.ts';

const refusal = (category: string, path: string) => [{ message: '', path: [path], extensions: { category } }];

test('a cart that is gone is renewed, one of a customer asks to sign in again', () => {
  expect(lossOf(refusal('graphql-no-such-entity', 'cart'))).toBe('renewed');
  expect(lossOf(refusal('graphql-no-such-entity', 'addProductsToCart'))).toBe('renewed');
  expect(lossOf(refusal('graphql-authorization', 'cart'))).toBe('signedOut');
});

test('anything else is no loss', () => {
  expect(lossOf([])).toBeUndefined();
  expect(lossOf(refusal('graphql-input', 'cart'))).toBeUndefined();
  expect(lossOf(refusal('graphql-no-such-entity', 'applyCouponToCart'))).toBeUndefined();
});

test.each([
  ['2', 2],
  [' 1,5 ', 1.5],
  ['1.5', 1.5],
  ['many', 0],
  [null, 0],
])('a quantity typed as %j is %d', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});
