export type ReturnState = 'stated' | 'received' | 'refunded' | 'declined';

/** Rule 15: the one table of moves. */
const moves: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  stated: ['received', 'refunded', 'declined'],
  received: ['refunded', 'declined'],
  refunded: [],
  declined: [],
};

export function mayMoveLine(from: ReturnState, to: ReturnState): boolean {
  return moves[from].includes(to);
}

export function isDecided(state: ReturnState): boolean {
  return moves[state].length === 0;
}
