/** Types and sizes of cords go no further. */
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** "3" for "iii" and the other way round; undefined for every other word. */
export function otherNumeral(word: string): string | undefined {
  if (/^\d{1,2}$/.test(word)) return roman[Number(word) - 1];
  const value = roman.indexOf(word) + 1;
  return value > 0 ? String(value) : undefined;
}
