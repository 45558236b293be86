/** A number or a place for one, an ordinary space, and a unit: a line could break between them. */
const looseUnit =
  /(?:\d|\}) (?:mm|cm|m|km|g|kg|ft|kB|MB|GB|%|€|£|zł|kr|min|Uhr|EUR|GBP|USD|PLN|DKK|SEK)(?![\p{L}\d])/u;

/** French keeps signs of two parts and its quotation marks apart, without letting the line break there. */
const looseFrench = /[\p{L}\p{N})}’»%] ?[;?!»](?=\s|$)|[\p{L}\p{N})}’»%] ?:(?=\s|$)|«(?!\u202f)/u;

/** What is set wrongly in a text of this language, as sentences; these rules hold for every text of the shop. */
export function typographyProblems(key: string, text: string, language: string): string[] {
  const unit = looseUnit.exec(text)?.[0];
  const sign = language === 'fr' ? looseFrench.exec(text)?.[0] : undefined;
  return [
    ...(unit ? [`"${key}" needs a no-break space (U+00A0) before the unit in "${unit}"`] : []),
    ...(sign ? [`"${key}" needs a narrow no-break space (U+202F) at "${sign}"`] : []),
  ];
}
