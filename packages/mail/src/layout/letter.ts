/** What a letter says, in pieces from which both of its parts are made. All strings are plain text. */
export interface Letter {
  /** The line a mail program shows beside the subject. */
  readonly preview: string;
  readonly blocks: readonly LetterBlock[];
  /** Small print below everything. */
  readonly footer?: readonly string[];
}

export type LetterBlock =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly button: { readonly label: string; readonly url: string } }
  | { readonly facts: readonly (readonly [term: string, value: string])[] }
  | { readonly table: LetterTable }
  | { readonly code: string }
  | { readonly quote: string };

/** The total stands out among the sums it is made of. */
export type LetterSum = readonly [label: string, amount: string, weight?: 'total'];

export interface LetterTable {
  readonly head: readonly string[];
  /** The last column is set to the right, as amounts are. */
  readonly rows: readonly (readonly string[])[];
  readonly sums?: readonly LetterSum[];
}
