export const reorderIntent = 'reorder';

export interface ReorderAnswer {
  /** Why a line is not in the cart, one reason for each such line. */
  readonly refused: readonly string[];
  /** False when nobody can say what became of the lines. */
  readonly isKnown: boolean;
}
