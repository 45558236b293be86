import { isObject, pathOf, visitLeaves } from '../attribute-paths.ts';
import type { SearchRecord } from '../model.ts';

/** The strings of a record that can be searched, attribute by attribute. */
export class SearchableStrings {
  readonly attributes: string[];
  private readonly paths: (readonly string[])[];
  private readonly discovers: boolean;

  constructor(attributes: readonly string[]) {
    this.attributes = [...attributes];
    this.paths = attributes.map(pathOf);
    this.discovers = attributes.length === 0;
  }

  visit(record: SearchRecord, found: (attribute: number, values: readonly string[]) => void): void {
    if (this.discovers) this.discover(record, '');
    this.paths.forEach((path, attribute) => {
      const values: string[] = [];
      visitLeaves(record, path, (leaf) => {
        if (typeof leaf !== 'boolean') values.push(String(leaf));
      });
      if (values.length > 0) found(attribute, values);
    });
  }

  /** Without a list of searchable attributes every one that holds strings is searchable. */
  private discover(value: unknown, path: string): void {
    if (Array.isArray(value)) for (const element of value) this.discover(element, path);
    else if (isObject(value)) {
      for (const name of Object.keys(value))
        this.discover(value[name], path === '' ? name : `${path}.${name}`);
    } else if (typeof value === 'string' && !this.attributes.includes(path)) {
      this.attributes.push(path);
      this.paths.push(pathOf(path));
    }
  }
}
