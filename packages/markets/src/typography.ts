/** A number or a place for one, an ordinary space, and a unit: a line could break between them. */
const looseUnit =
  /(?<=\d|\}) (?=(?:mm|cm|m|km|g|kg|ft|kB|MB|GB|%|€|£|zł|kr|min|Uhr|EUR|GBP|USD|PLN|DKK|SEK)(?![\p{L}\d]))/gu;

/** French keeps signs of two parts and its quotation marks apart, without letting the line break there. */
const looseFrench = /(?<=[\p{L}\p{N})}’»%]) ?(?=[;?!»:](?:\s|$))|(?<=«) ?(?!\u202f)/gu;

export interface TypographyProblem {
  readonly kind: 'unit' | 'sign';
  /** Where, with what stands around it. */
  readonly at: string;
}

/** What is set wrongly in a text of this language; these rules hold for every text of the shop. */
export function typographyProblems(text: string, language: string): readonly TypographyProblem[] {
  return [
    ...firstOf(looseUnit, 'unit' as const, text),
    ...(language === 'fr' ? firstOf(looseFrench, 'sign' as const, text) : []),
  ];
}

/** The same text, set as the rules want it: who types has only one kind of space. */
export function typeset(text: string, language: string): string {
  const withUnits = text.replace(looseUnit, '\u00a0');
  return language === 'fr' ? withUnits.replace(looseFrench, '\u202f') : withUnits;
}

const shownAround = 4;

function firstOf<Kind>(pattern: RegExp, kind: Kind, text: string): { kind: Kind; at: string }[] {
  const index = text.search(pattern);
  return index === -1 ? [] : [{ kind, at: text.slice(Math.max(0, index - 1), index + shownAround) }];
}
