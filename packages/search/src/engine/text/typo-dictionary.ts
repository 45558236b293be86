import type { StringTable } from '../segment/string-table.ts';

export interface TypoMatch {
  readonly term: number;
  readonly typos: number;
}

const longestWord = 40;
const tooFar = 255;

/**
 * Finds terms within a few typing errors of a word: a letter more, less, wrong, or two swapped. An error in
 * the first letter counts double. Neighbours in the sorted list share the work of their common beginning,
 * and beginnings already too far off are left out with all their terms.
 */
export class TypoDictionary {
  private readonly terms: StringTable;
  private readonly members: Uint32Array;
  private shared: Uint8Array | undefined;
  private rows: Uint8Array[] = [];
  /** Per depth, the fewest errors between the word and a beginning of the term. */
  private readonly fewest = new Uint8Array(longestWord * 2 + 2);

  constructor(terms: StringTable, members: Uint32Array) {
    this.terms = terms;
    this.members = members;
  }

  /** With `asPrefix` also terms of which only a beginning resembles the word, if it ends on the same letter. */
  walk(word: string, most: number, asPrefix: boolean, found: (match: TypoMatch) => void): void {
    if (word.length > longestWord || most === 0) return;
    const { text, starts } = this.terms;
    const letters = Uint16Array.from(word, (letter) => letter.charCodeAt(0));
    const shared = this.sharedBeginnings();
    this.prepare(letters.length);
    const longestTerm = letters.length + most;
    let computed = 0;
    let dead = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.members.length; index++) {
      const common = shared[index] as number;
      const term = this.members[index] as number;
      if (common >= dead) {
        if (asPrefix) this.report(term, this.fewest[dead] as number, most, found);
        continue;
      }
      dead = Number.POSITIVE_INFINITY;
      const start = starts[term] as number;
      const length = (starts[term + 1] as number) - start;
      const last = Math.min(length, longestTerm);
      computed = Math.min(computed, common);
      while (computed < last && dead === Number.POSITIVE_INFINITY) {
        computed++;
        if (this.fillRow(letters, text, start, computed) > most) dead = computed;
      }
      if (dead === Number.POSITIVE_INFINITY && length > longestTerm) dead = longestTerm;
      const whole = computed === length ? (this.rows[length]?.[letters.length] ?? tooFar) : tooFar;
      const partly = asPrefix ? (this.fewest[computed] as number) : tooFar;
      this.report(term, Math.min(whole, partly), most, found);
    }
  }

  private report(term: number, typos: number, most: number, found: (match: TypoMatch) => void): void {
    if (typos > 0 && typos <= most) found({ term, typos });
  }

  /** One more letter of the term; returns the fewest errors any continuation can have. */
  private fillRow(letters: Uint16Array, text: Uint16Array, start: number, depth: number): number {
    const row = this.rows[depth] as Uint8Array;
    const above = this.rows[depth - 1] as Uint8Array;
    const letter = text[start + depth - 1] as number;
    const before = depth > 1 ? (text[start + depth - 2] as number) : -1;
    const count = letters.length;
    let least = row[0] as number;
    let swappedAtEnd = false;
    for (let at = 1; at <= count; at++) {
      const own = letters[at - 1] as number;
      let errors = (above[at - 1] as number) + (own === letter ? 0 : depth === 1 && at === 1 ? 2 : 1);
      errors = Math.min(errors, (above[at] as number) + 1, (row[at - 1] as number) + 1);
      if (at > 1 && own === before && letters[at - 2] === letter && own !== letter) {
        const swapped =
          ((this.rows[depth - 2] as Uint8Array)[at - 2] as number) + (depth === 2 && at === 2 ? 2 : 1);
        if (swapped <= errors) swappedAtEnd = at === count;
        errors = Math.min(errors, swapped);
      }
      row[at] = errors;
      if (errors < least) least = errors;
    }
    const endsAlike = letter === letters[count - 1] || swappedAtEnd;
    const here = endsAlike ? (row[count] as number) : tooFar;
    this.fewest[depth] = Math.min(this.fewest[depth - 1] as number, here);
    return least;
  }

  private prepare(length: number): void {
    const first = Uint8Array.from({ length: length + 1 }, (_, at) => (at === 0 ? 0 : at + 1));
    for (let depth = 0; depth < length + 3; depth++) {
      const row = this.rows[depth];
      if (row === undefined || row.length < length + 1) this.rows[depth] = new Uint8Array(longestWord + 1);
      if (depth === 0) (this.rows[0] as Uint8Array).set(first);
      else (this.rows[depth] as Uint8Array)[0] = depth + 1;
    }
    this.fewest[0] = tooFar;
  }

  /** How many letters each member has in common with the one before. */
  private sharedBeginnings(): Uint8Array {
    if (this.shared !== undefined) return this.shared;
    const { text, starts } = this.terms;
    const shared = new Uint8Array(this.members.length);
    for (let index = 1; index < this.members.length; index++) {
      const left = this.members[index - 1] as number;
      const right = this.members[index] as number;
      const leftStart = starts[left] as number;
      const rightStart = starts[right] as number;
      const most = Math.min(
        (starts[left + 1] as number) - leftStart,
        (starts[right + 1] as number) - rightStart,
        255,
      );
      let common = 0;
      while (common < most && text[leftStart + common] === text[rightStart + common]) common++;
      shared[index] = common;
    }
    this.shared = shared;
    return shared;
  }
}
