import type { Words } from '../../language/languages.ts';
import { texts } from '../texts.ts';

type Sentences = Record<string, readonly Words[]>;

/** How to look after a material. */
export const careSentences = texts.sentences.care satisfies Sentences;

/** What a plain colour does for a piece of work, by family. */
export const colourMoods = texts.sentences.colourMoods satisfies Sentences;

/** Numbers in words; `(forms|in brackets)` follow the gender of the goods. */
export const factSentences = texts.sentences.facts satisfies Sentences;

/** What people make, and how much they need for it. */
export const ideaSentences = texts.sentences.ideas satisfies Sentences;

/** A second sentence for goods counted in pieces, by product group. */
export const pieceSentences = texts.sentences.pieces satisfies Sentences;
