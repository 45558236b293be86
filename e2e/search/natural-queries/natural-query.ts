/** How people type: the reason why a query is hard. */
export type Difficulty =
  | 'plain'
  | 'misspelt'
  | 'plural'
  | 'compound'
  | 'without accents'
  | 'sku'
  | 'colour and material'
  | 'other word'
  | 'unfinished';

/** A query and the skus of which one must be among the first five: `*` is anything, `?` one sign, `|` an alternative. */
export type NaturalQuery = readonly [difficulty: Difficulty, query: string, wanted: string];
