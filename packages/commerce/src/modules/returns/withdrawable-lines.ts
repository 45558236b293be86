import type { LineState, OrderLine } from '#orders';
import type { ReturnLine } from './model.ts';

/** Rule 8. */
export type WithdrawalException = 'cut-to-length' | 'gift-card-spent' | 'content-begun';

export interface WithdrawableLine {
  readonly line: OrderLine;
  readonly leftHundredths: number;
  readonly exception: WithdrawalException | null;
}

interface LineFacts {
  readonly state: LineState | undefined;
  /** Of all returns of the order. */
  readonly returned: readonly ReturnLine[];
  /** How many cards that the line bought are as they were issued. */
  readonly untouchedCards: number;
  /** Digital content of it has begun, with the buyer's consent. */
  readonly hasBegun: boolean;
}

/** Rules 7 and 8. */
export function withdrawableLine(line: OrderLine, facts: LineFacts): WithdrawableLine {
  const left = leftHundredthsOf(line, facts);
  if (isCutToLength(line)) return { line, leftHundredths: 0, exception: 'cut-to-length' };
  if (facts.hasBegun) return { line, leftHundredths: 0, exception: left > 0 ? 'content-begun' : null };
  if (line.kind !== 'gift-card') return { line, leftHundredths: left, exception: null };
  const untouched = Math.min(left, facts.untouchedCards * 100);
  return {
    line,
    leftHundredths: untouched,
    exception: left > 0 && untouched === 0 ? 'gift-card-spent' : null,
  };
}

/** What was credited by the shop itself and what was canceled may be the same pieces: the larger of both is gone. */
function leftHundredthsOf({ quantityHundredths }: OrderLine, { state, returned }: LineFacts): number {
  const sum = (lines: readonly ReturnLine[]) =>
    lines.reduce((total, each) => total + each.quantityHundredths, 0);
  const sentBack = returned.filter(({ isSentBack }) => isSentBack);
  const settled = sum(sentBack.filter((each) => each.state === 'refunded'));
  const others = sum(sentBack.filter((each) => each.state !== 'refunded'));
  const { creditedHundredths = 0, canceledHundredths = 0 } = state ?? {};
  const gone = Math.max(creditedHundredths, canceledHundredths + settled, sum(returned) - others);
  return Math.max(0, quantityHundredths - gone - others);
}

const centimetresOfGoodsByTheMetre = 100;

/** A length that can be chosen is a variant of its product; what has no variants is cut as long as the buyer says. */
function isCutToLength({ kind, lengthCm, parentSku, quantityHundredths }: OrderLine): boolean {
  if (kind !== 'product' || lengthCm === null) return false;
  const isByTheMetre = lengthCm === centimetresOfGoodsByTheMetre && parentSku === null;
  return isByTheMetre || quantityHundredths % 100 !== 0;
}
