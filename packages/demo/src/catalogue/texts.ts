import { join } from 'node:path';
import { readTranslatedTexts } from '../language/translated-texts.ts';
import type english from './texts/en.json';

/** Every text of the demo's catalogue, in all languages. */
export const texts = readTranslatedTexts<typeof english>(join(import.meta.dirname, 'texts'));
