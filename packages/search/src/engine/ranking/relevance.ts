/** The criteria of relevance and how many values each may take; together they fit the 53 bits of a number. */
const sizes = { typo: 64, words: 32, filters: 256, proximity: 256, attribute: 512 * 32, exact: 256 } as const;

export type RelevanceCriterion = keyof typeof sizes;

const positions = 32;

/** Packs the criteria into one number that compares in the order the ranking lists them. */
export class RelevanceLayout {
  readonly weights: Readonly<Record<RelevanceCriterion, number>>;

  constructor(ranking: readonly string[]) {
    const weights = { typo: 0, words: 0, filters: 0, proximity: 0, attribute: 0, exact: 0 };
    let weight = 1;
    for (const criterion of [...ranking].reverse()) {
      if (!isRelevance(criterion) || weights[criterion] > 0) continue;
      weights[criterion] = weight;
      weight *= sizes[criterion];
    }
    this.weights = weights;
  }

  /** Words counts those not found, filters what optional filters left to be wished for. */
  keyOf(
    typo: number,
    words: number,
    filters: number,
    proximity: number,
    attribute: number,
    exact: number,
  ): number {
    const { weights } = this;
    return (
      Math.min(typo, sizes.typo - 1) * weights.typo +
      Math.min(words, sizes.words - 1) * weights.words +
      Math.min(filters, sizes.filters - 1) * weights.filters +
      Math.min(proximity, sizes.proximity - 1) * weights.proximity +
      Math.min(attribute, sizes.attribute - 1) * weights.attribute +
      Math.min(exact, sizes.exact - 1) * weights.exact
    );
  }

  /** Zero for a criterion the ranking leaves out. */
  digitOf(key: number, criterion: RelevanceCriterion): number {
    const weight = this.weights[criterion];
    return weight === 0 ? 0 : Math.floor(key / weight) % sizes[criterion];
  }
}

export function isRelevance(criterion: string): criterion is RelevanceCriterion {
  return Object.hasOwn(sizes, criterion);
}

/** The attributes of all words weigh more than how early the earliest of them stands. */
export function attributeDigit(rankSum: number, earliest: number): number {
  return Math.min(rankSum, 511) * positions + Math.min(earliest, positions - 1);
}

export const earliestPosition = (digit: number) => digit % positions;
export const highestFilterScore = sizes.filters - 1;
