import { RefusalError } from '#graphql';

/** Empty required strings and lists count as missing. Magento ends the sentence for some and not for others. */
export function required<Value extends string | readonly unknown[]>(
  parameter: string,
  value: Value,
  stop: '' | '.' = '',
): Value {
  if (value.length > 0) return value;
  throw new RefusalError({ code: 'cart-parameter-missing', details: { parameter, stop } });
}

/** Mutations of old take an input that a client may leave out; it is missing whatever it would have begun with. */
export function requiredInput<Input>(input: Input | null | undefined, stop: '' | '.' = ''): Input {
  if (input) return input;
  throw new RefusalError({ code: 'cart-parameter-missing', details: { parameter: 'input', stop } });
}
