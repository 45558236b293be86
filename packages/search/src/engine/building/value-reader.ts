import { pathOf } from '../attribute-paths.ts';
import type { SearchRecord } from '../model.ts';
import { FacetValues } from './facet-values.ts';
import { type NumberNote, NumberPaths } from './number-paths.ts';
import { type SearchableAttribute, SearchableStrings, searchableLeaves } from './searchable-strings.ts';
import type { SegmentShape } from './segment-shape.ts';
import { firstString } from './sort-ranks.ts';
import { Vocabulary } from './vocabulary.ts';
import { type NotedValues, WordReader } from './word-reader.ts';

/** What one value of one attribute adds to a record that has it, by the numbers of facets, paths, orders and searchable attributes. */
export interface Meaning {
  readonly numbers: readonly NumberNote[];
  readonly facets: readonly { readonly facet: number; readonly values: readonly number[] }[];
  readonly strings: readonly StringNote[];
  readonly words: readonly { readonly searchable: number; readonly noted: NotedValues }[];
}

export interface StringNote {
  readonly attribute: string;
  readonly string: string;
}

interface Order {
  readonly attribute: string;
  readonly path: readonly string[];
}

/** What is made of the values of an attribute. */
interface AttributeUse {
  readonly numbersIn: (value: unknown) => readonly NumberNote[];
  readonly facets: readonly FacetValues[];
  readonly orders: readonly Order[];
  readonly searchable: readonly SearchableAttribute[];
}

/** Reads values for one segment, or for several that number alike what they have in common. */
export class ValueReader {
  readonly vocabulary = new Vocabulary();
  readonly paths = new NumberPaths();
  private readonly facets = new Map<string, FacetValues>();
  private readonly orders = new Map<string, Order>();
  private readonly words = new WordReader(this.vocabulary);
  private readonly uses = new Map<string, AttributeUse>();
  private strings: SearchableStrings | undefined;

  /** To be called for every segment. The names of attributes from which more is made than before. */
  prepare({ facets, sorted, searchable }: SegmentShape): ReadonlySet<string> {
    const freshSearchable = this.strings ? [] : searchable;
    this.strings ??= new SearchableStrings(searchable);
    if (!this.strings.discovers && this.strings.attributes.join() !== searchable.join())
      throw new Error('Segments that are searched in different attributes are read for apart');
    this.words.forget();
    const freshFacets = facets.filter((attribute) => !this.facets.has(attribute));
    const freshOrders = sorted.filter((attribute) => !this.orders.has(attribute));
    for (const attribute of freshFacets)
      this.facets.set(attribute, new FacetValues(attribute, this.facets.size));
    for (const attribute of freshOrders) this.orders.set(attribute, { attribute, path: pathOf(attribute) });
    const names = [...freshSearchable, ...freshFacets, ...freshOrders].map(
      (attribute) => pathOf(attribute)[0] ?? '',
    );
    if (names.length > 0) this.uses.clear();
    return new Set(names);
  }

  facetValues(attribute: string): FacetValues {
    const values = this.facets.get(attribute);
    if (!values) throw new Error(`Nobody has asked for the facet ${attribute}`);
    return values;
  }

  get searchable(): readonly string[] {
    return this.strings?.attributes ?? [];
  }

  /** Without a list of searchable attributes every one that holds strings is searchable. */
  get discovers(): boolean {
    return this.strings?.discovers ?? false;
  }

  /** Whether the record has searchable attributes that no earlier one had. */
  discover(record: SearchRecord): boolean {
    const hasMore = this.strings?.discover(record) ?? false;
    if (hasMore) this.uses.clear();
    return hasMore;
  }

  read(name: string, value: unknown): Meaning {
    const { numbersIn, facets, orders, searchable } = this.useOf(name);
    return {
      numbers: numbersIn(value),
      facets:
        facets.length === 0
          ? []
          : facets.map((facet) => ({ facet: facet.number, values: facet.numbersOf(value) })),
      strings: orders.length === 0 ? [] : orders.flatMap((order) => stringIn(order, value)),
      words: searchable.length === 0 ? [] : searchable.map((attribute) => this.wordsIn(attribute, value)),
    };
  }

  private wordsIn({ searchable, path }: SearchableAttribute, value: unknown) {
    return { searchable, noted: this.words.note(searchable, searchableLeaves(value, path)) };
  }

  private useOf(name: string): AttributeUse {
    const known = this.uses.get(name);
    if (known !== undefined) return known;
    const isWithin = ({ path }: { readonly path: readonly string[] }) => path[0] === name;
    const use = {
      numbersIn: this.paths.readerFor(name),
      facets: [...this.facets.values()].filter(isWithin),
      orders: [...this.orders.values()].filter(isWithin),
      searchable: this.strings?.within(name) ?? [],
    };
    this.uses.set(name, use);
    return use;
  }
}

function stringIn({ attribute, path }: Order, value: unknown): StringNote[] {
  const string = firstString(value, path);
  return string === undefined ? [] : [{ attribute, string }];
}
