/**
 * The plain definition: letters added, left out, wrong or swapped with their neighbour, each one error, and two
 * when it concerns the first letter.
 */
export function editDistance(word: string, term: string): number {
  const table: number[][] = Array.from({ length: term.length + 1 }, () => []);
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= term.length; row++) {
    for (let column = 0; column <= word.length; column++) {
      (table[row] ?? [])[column] = cell(row, column);
    }
  }
  function cell(row: number, column: number): number {
    if (row === 0 || column === 0) return row + column === 0 ? 0 : row + column + 1;
    const isFirst = row === 1 && column === 1;
    const same = term[row - 1] === word[column - 1];
    const choices = [
      at(row - 1, column - 1) + (same ? 0 : isFirst ? 2 : 1),
      at(row - 1, column) + 1,
      at(row, column - 1) + 1,
    ];
    if (row > 1 && column > 1 && term[row - 1] === word[column - 2] && term[row - 2] === word[column - 1]) {
      choices.push(at(row - 2, column - 2) + (row === 2 && column === 2 ? 2 : 1));
    }
    return Math.min(...choices);
  }
  return at(term.length, word.length);
}

/** The least distance to a beginning of the term that ends on the word's last letter, or on its last two swapped. */
export function prefixEditDistance(word: string, term: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let length = 1; length <= term.length; length++) {
    const beginning = term.slice(0, length);
    const distance = editDistance(word, beginning);
    if (endsAlike(word, beginning)) least = Math.min(least, distance);
  }
  return least;
}

function endsAlike(word: string, beginning: string): boolean {
  if (beginning.at(-1) === word.at(-1)) return true;
  if (word.length < 2 || beginning.at(-1) !== word.at(-2) || beginning.at(-2) !== word.at(-1)) return false;
  // The swap must be what makes the distance, not merely possible.
  const before = editDistance(word.slice(0, -2), beginning.slice(0, -2));
  const price = word.length === 2 && beginning.length === 2 ? 2 : 1;
  return before + price <= editDistance(word, beginning);
}
