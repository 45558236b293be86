import type { Words } from '../../../language/languages.ts';

/** `{size}` becomes the diameter or width of the product. */
export interface RangeTexts {
  /** The thing itself. */
  readonly thing: Words;
  /** What it is. */
  readonly about: Words;
  /** What it is good for. */
  readonly use: Words;
}
