/** Letters that do not fall apart into a base letter and an accent. */
const transliterations: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
};

/** A path segment from any name: `Läderrem 20 mm – cognac` becomes `laderrem-20-mm-cognac`. */
export function urlKeyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßłøæœđ]/g, (letter) => transliterations[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/(\d)[.,](?=\d)/g, '$1-')
    .replace(/['’]/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
