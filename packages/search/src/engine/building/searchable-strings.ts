import { isObject, pathOf, visitLeaves } from '../attribute-paths.ts';
import type { SearchRecord } from '../model.ts';

export interface SearchableAttribute {
  readonly attribute: string;
  readonly path: readonly string[];
  /** Which of all searchable attributes it is. */
  readonly searchable: number;
}

/** Which attributes of records can be searched. */
export class SearchableStrings {
  readonly attributes: string[] = [];
  /** By the first step of their paths. */
  private readonly byName = new Map<string, SearchableAttribute[]>();
  /** Without a list of searchable attributes every one that holds strings is searchable. */
  readonly discovers: boolean;

  constructor(attributes: readonly string[]) {
    this.discovers = attributes.length === 0;
    for (const attribute of attributes) this.include(attribute);
  }

  /** Those that lie in an attribute of records. */
  within(name: string): readonly SearchableAttribute[] {
    return this.byName.get(name) ?? [];
  }

  /** Whether the record has searchable attributes that no earlier one had. */
  discover(record: SearchRecord): boolean {
    const before = this.attributes.length;
    this.discoverIn(record, '');
    return this.attributes.length > before;
  }

  private discoverIn(value: unknown, path: string): void {
    if (Array.isArray(value)) for (const element of value) this.discoverIn(element, path);
    else if (isObject(value)) {
      for (const name of Object.keys(value))
        this.discoverIn(value[name], path === '' ? name : `${path}.${name}`);
    } else if (typeof value === 'string' && !this.attributes.includes(path)) this.include(path);
  }

  private include(attribute: string): void {
    const path = pathOf(attribute);
    const searchable = this.attributes.push(attribute) - 1;
    const name = path[0] ?? '';
    const others = this.byName.get(name) ?? [];
    this.byName.set(name, [...others, { attribute, path, searchable }]);
  }
}

/** As people read them: numbers too, but not what is only true or false. */
export function searchableLeaves(value: unknown, path: readonly string[]): readonly string[] {
  const strings: string[] = [];
  visitLeaves(
    value,
    path,
    (leaf) => {
      if (typeof leaf !== 'boolean') strings.push(String(leaf));
    },
    1,
  );
  return strings;
}
