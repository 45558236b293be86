import { parseArgs } from 'node:util';

export interface SearchBenchOptions {
  readonly products: readonly number[];
  /** Leaves the engines we compare with out. */
  readonly onlyOwn: boolean;
  readonly questions: number;
  /** How long an engine may take for one round of one kind of question. */
  readonly seconds: number;
}

/** Throws a sentence when an option does not fit. */
export function readSearchOptions(args: readonly string[]): SearchBenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: 'string', default: '4000,100000' },
      only: { type: 'string', default: '' },
      questions: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '5' },
    },
  });
  if (values.only !== '' && values.only !== 'own')
    throw new Error(`--only knows "own"; it is "${values.only}".`);
  return {
    products: values.products.split(',').map((count) => wholeNumber('products', count)),
    onlyOwn: values.only === 'own',
    questions: wholeNumber('questions', values.questions),
    seconds: wholeNumber('seconds', values.seconds),
  };
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`--${name} must be a whole number from 1; it is "${text}".`);
  return value;
}
