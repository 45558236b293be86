export interface SearchableAttribute {
  readonly attribute: string;
  /** Shared by attributes listed together. */
  readonly rank: number;
  /** False: where in the attribute a word stands does not matter. */
  readonly ordered: boolean;
}

export interface FacetAttribute {
  readonly attribute: string;
  /** Its values may be searched. */
  readonly searchable: boolean;
  /** It may only be filtered by, not counted. */
  readonly filterOnly: boolean;
}

export interface SortCriterion {
  readonly attribute: string;
  readonly descending: boolean;
}

/** Commas within brackets belong to what the brackets hold. */
const listedTogether = /[^,(]+(\([^)]*\))?/g;
const wrapped = /^([a-zA-Z]+)\((.*)\)$/;

export const searchableAttributes = remembered((list): readonly SearchableAttribute[] =>
  list.flatMap((entry, rank) =>
    (entry.match(listedTogether) ?? []).flatMap((part) => {
      const { modifier, name } = unwrap(part);
      const ordered = modifier !== 'unordered';
      return name.split(',').map((attribute) => ({ attribute: attribute.trim(), rank, ordered }));
    }),
  ),
);

export const facetAttributes = remembered((list): readonly FacetAttribute[] =>
  list.map((entry) => {
    const modifiers = new Set<string>();
    let { modifier, name } = unwrap(entry);
    while (modifier !== '') {
      modifiers.add(modifier);
      ({ modifier, name } = unwrap(name));
    }
    return {
      attribute: name,
      searchable: modifiers.has('searchable'),
      filterOnly: modifiers.has('filterOnly'),
    };
  }),
);

/** "desc(popularity)" as data; undefined for a criterion of relevance such as "typo". */
export function sortCriterion(entry: string): SortCriterion | undefined {
  const { modifier, name } = unwrap(entry);
  if (modifier !== 'asc' && modifier !== 'desc') return undefined;
  return { attribute: name, descending: modifier === 'desc' };
}

/** Settings live long and are read by every query: a list is parsed once. */
function remembered<Parsed>(parse: (list: readonly string[]) => Parsed): (list: readonly string[]) => Parsed {
  const known = new WeakMap<readonly string[], Parsed>();
  return (list) => {
    const parsed = known.get(list) ?? parse(list);
    known.set(list, parsed);
    return parsed;
  };
}

function unwrap(entry: string): { modifier: string; name: string } {
  const match = wrapped.exec(entry.trim());
  return { modifier: match?.[1] ?? '', name: (match?.[2] ?? entry).trim() };
}
