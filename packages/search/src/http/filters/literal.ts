export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';

interface Negatable {
  readonly attribute: string;
  readonly isNegated: boolean;
}

export interface FacetLiteral extends Negatable {
  readonly kind: 'facet' | 'tag';
  readonly value: string;
  readonly score: number;
}

export interface ComparisonLiteral extends Negatable {
  readonly kind: 'comparison';
  readonly operator: ComparisonOperator;
  readonly value: number;
}

export interface RangeLiteral extends Negatable {
  readonly kind: 'range';
  readonly from: number;
  readonly to: number;
}

export type Literal = FacetLiteral | ComparisonLiteral | RangeLiteral;

/** Every clause must hold; a clause holds when one of its literals does. */
export type Clauses = readonly (readonly Literal[])[];

export const tagsAttribute = '_tags';
