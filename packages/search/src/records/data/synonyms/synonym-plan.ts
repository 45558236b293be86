/** Words that mean the same to a customer, in one language. */
export interface SynonymPlan {
  /** Whoever types one of a group also means the others. */
  readonly same: readonly (readonly string[])[];
  /** Whoever types the key also means these, but not the other way round. */
  readonly oneWay: Readonly<Record<string, readonly string[]>>;
}
