import type { Words } from '../../language/languages.ts';
import { texts } from '../texts.ts';

/** Options that are words. Options that are measures (4 mm, 249 kg) need no translation and are made on use. */
export const wordOptions = texts.options.wordOptions satisfies Record<string, Record<string, Words>>;

type WordOptions = typeof wordOptions;

/** Codes of a word attribute's options. */
export type OptionCode<Attribute extends keyof WordOptions> = Extract<keyof WordOptions[Attribute], string>;

export const colourFamilyLabels = texts.options.colourFamilyLabels;
