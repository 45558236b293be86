import type { Words } from '../../language/languages.ts';
import type { Pattern } from '../../pictures/weave.ts';
import { texts } from '../texts.ts';

export interface PatternTexts {
  readonly label: Words;
  /** The colour part of a product name; `{colours}` is filled in, `(forms|in brackets)` follow the product's gender. */
  readonly inName: Words;
  /**
   * Sentences for the description, of which a product shows one. `{colours}` lists all colours, `{first}` is the ground and
   * `{rest}` what lies on it; a capital opens a sentence, `:f` follows a feminine noun of the sentence itself.
   */
  readonly sentences: readonly Words[];
}

export const patterns: Readonly<Record<Pattern, PatternTexts>> = texts.patterns;
