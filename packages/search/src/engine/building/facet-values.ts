import { type Leaf, pathOf, visitLeaves } from '../attribute-paths.ts';

/** The values of one facet by number, of one segment or of several. */
export class FacetValues {
  readonly attribute: string;
  readonly all: Leaf[] = [];
  readonly path: readonly string[];
  /** Which of all facets it is. */
  readonly number: number;
  private readonly numbers = new Map<Leaf, number>();

  constructor(attribute: string, number: number) {
    this.attribute = attribute;
    this.number = number;
    this.path = pathOf(attribute);
  }

  /** Those that a value of the attribute has, each once: 4 and "4" are one, and a text. */
  numbersOf(value: unknown): readonly number[] {
    const numbers: number[] = [];
    const note = (leaf: Leaf) => {
      const same = numbers.findIndex((number) => String(this.all[number]) === String(leaf));
      if (same < 0) numbers.push(this.numberOf(leaf));
      else if (typeof leaf !== 'number') numbers[same] = this.numberOf(leaf);
    };
    visitLeaves(value, this.path, note, 1);
    return numbers;
  }

  private numberOf(leaf: Leaf): number {
    const known = this.numbers.get(leaf);
    if (known !== undefined) return known;
    this.numbers.set(leaf, this.all.length);
    return this.all.push(leaf) - 1;
  }
}
