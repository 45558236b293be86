/** A variant with the option chosen for each configurable attribute. */
export interface SelectableVariant {
  readonly id: number;
  readonly isSalable: boolean;
  readonly options: ReadonlyMap<number, number>;
}

export interface Choice {
  readonly attributeId: number;
  readonly optionId: number;
}

export interface Selection {
  /** Variants that still fit what was chosen. */
  readonly possible: readonly SelectableVariant[];
  /** The one variant, once every attribute is chosen. */
  readonly variant: SelectableVariant | null;
  /** What is left to choose: by attribute, options that lead to a possible variant and whether one of those is in stock. */
  readonly open: readonly {
    readonly attributeId: number;
    readonly options: ReadonlyMap<number, { readonly isSalable: boolean }>;
  }[];
}

/**
 * Behaviours 36 to 38. `attributeIds` are the configurable attributes in the order of choosing. Variants that are sold out count
 * only when the shop shows them. Null when a choice is not one of this product's options (behaviour 39).
 */
export function select(
  attributeIds: readonly number[],
  variants: readonly SelectableVariant[],
  choices: readonly Choice[],
): Selection | null {
  const isKnown = ({ attributeId, optionId }: Choice) =>
    variants.some(({ options }) => options.get(attributeId) === optionId);
  if (!choices.every(isKnown)) return null;
  const possible = variants.filter(({ options }) =>
    choices.every(({ attributeId, optionId }) => options.get(attributeId) === optionId),
  );
  const chosen = new Set(choices.map(({ attributeId }) => attributeId));
  const openAttributes = attributeIds.filter((id) => !chosen.has(id));
  return {
    possible,
    variant: openAttributes.length === 0 ? (possible[0] ?? null) : null,
    open: openAttributes.map((attributeId) => ({ attributeId, options: openOptions(possible, attributeId) })),
  };
}

function openOptions(possible: readonly SelectableVariant[], attributeId: number) {
  const found = new Map<number, { isSalable: boolean }>();
  for (const { options, isSalable } of possible) {
    const optionId = options.get(attributeId);
    if (optionId === undefined) continue;
    found.set(optionId, { isSalable: isSalable || (found.get(optionId)?.isSalable ?? false) });
  }
  return found;
}
