import {
  type ContentTypeName,
  type LanguageCode,
  languageOf as languageCodeOf,
  type Picture,
  translationId,
} from '@bowline/content';
import type { LocaleName } from '@bowline/markets';

interface Translated<Type extends ContentTypeName> {
  readonly _id: string;
  readonly _type: Type;
  readonly translationGroup: string;
  readonly language: LanguageCode;
}

/** What every document has that exists once per locale; the same key gives the same id. */
export function translated<Type extends ContentTypeName>(
  _type: Type,
  key: string,
  locale: LocaleName,
): Translated<Type> {
  const language = languageCodeOf(locale);
  return { _id: translationId(_type, key, language), _type, translationGroup: key, language };
}

/** A picture that the demo draws, square unless said otherwise. */
export function drawnPicture(file: string, alt: string, size = { width: 1600, height: 1600 }): Picture {
  return { src: `/media/${file}`, alt, ...size };
}
