import { parseArgs } from 'node:util';

const parts = ['own', 'engines', 'start', 'build', 'judged'] as const;

export interface SearchBenchOptions {
  readonly products: readonly number[];
  /** `own` leaves out the engines we compare with, `engines` the shop, and `start`, `build` and `judged` everything else. */
  readonly only: (typeof parts)[number] | undefined;
  /** How often the shop is started. */
  readonly starts: number;
  /** Sizes of the demo catalogue whose indices are built. */
  readonly scales: readonly number[];
  /** Where loaded catalogues are kept. */
  readonly data: string | undefined;
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
      only: { type: 'string' },
      starts: { type: 'string', default: '1' },
      scale: { type: 'string', default: '1' },
      data: { type: 'string' },
      questions: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '5' },
    },
  });
  const only = parts.find((part) => part === values.only);
  if (values.only !== undefined && !only)
    throw new Error(`--only knows ${parts.join(', ')}; it is "${values.only}".`);
  return {
    products: values.products.split(',').map((count) => wholeNumber('products', count)),
    only,
    starts: wholeNumber('starts', values.starts),
    scales: values.scale.split(',').map((scale) => wholeNumber('scale', scale)),
    data: values.data,
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
