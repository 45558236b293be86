import { expect, test } from 'vitest';
import { isMethodCode, methodsFor } from './methods.ts';

test('rule 7: methods follow country and currency', () => {
  expect(methodsFor('NL', 'EUR')).toEqual(['ideal', 'creditcard', 'paypal', 'klarna', 'banktransfer']);
  expect(methodsFor('BE', 'EUR')).toContain('bancontact');
  expect(methodsFor('PL', 'PLN')).toEqual(['creditcard', 'paypal', 'klarna']);
  expect(methodsFor('US', 'USD')).toEqual(['creditcard', 'paypal']);
});

test('only what is a method is one', () => {
  expect(isMethodCode('ideal')).toBe(true);
  expect(isMethodCode('toString')).toBe(false);
});
