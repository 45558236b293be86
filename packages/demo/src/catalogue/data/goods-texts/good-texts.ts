import type { Words } from '../../../language/languages.ts';

export interface GoodTexts {
  readonly name: Words;
  readonly about: Words;
}
