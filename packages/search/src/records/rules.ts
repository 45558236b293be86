import type { RuleFact } from './facts.ts';

/** As the protocol takes it. */
export interface WireRule {
  readonly objectID: string;
  readonly conditions: readonly { readonly pattern: string; readonly anchoring: 'is' }[];
  readonly consequence: {
    readonly promote?: readonly { readonly objectID: string; readonly position: number }[];
    readonly hide?: readonly { readonly objectID: string }[];
    readonly params?: { readonly optionalFilters: readonly string[] };
  };
  readonly validity?: readonly { readonly from: number; readonly until: number }[];
}

/** 1 January 2100: the protocol wants both ends. */
const farAway = 4_102_444_800;

export function rulesOf(facts: readonly RuleFact[]): readonly WireRule[] {
  return facts.map(({ id, query, pinned, hidden, boosted, from, until }) => ({
    objectID: `rule-${id}`,
    conditions: [{ pattern: query, anchoring: 'is' }],
    consequence: {
      ...(pinned.length > 0 && {
        promote: pinned.map((product, position) => ({ objectID: String(product), position })),
      }),
      ...(hidden.length > 0 && { hide: hidden.map((product) => ({ objectID: String(product) })) }),
      ...(boosted.length > 0 && {
        params: { optionalFilters: boosted.map((product) => `objectID:${product}`) },
      }),
    },
    ...((from !== null || until !== null) && { validity: [{ from: from ?? 0, until: until ?? farAway }] }),
  }));
}
