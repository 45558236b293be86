import { isObject, pathOf, visitLeaves } from '../attribute-paths.ts';
import { DerivedValues } from './derived-values.ts';
import type { NumberedRecord } from './document-collector.ts';

/** The strings of a record that can be searched, attribute by attribute. */
export class SearchableStrings<Noted> {
  readonly attributes: string[] = [];
  private readonly noted: DerivedValues<Noted>[] = [];
  private readonly note: (attribute: number, values: readonly string[]) => Noted;
  private readonly discovers: boolean;

  /** `note` is asked once for values of an attribute that come back. */
  constructor(attributes: readonly string[], note: (attribute: number, values: readonly string[]) => Noted) {
    this.note = note;
    this.discovers = attributes.length === 0;
    for (const attribute of attributes) this.include(attribute);
  }

  /** In the order of the attributes. */
  visit(record: NumberedRecord, found: (noted: Noted) => void): void {
    if (this.discovers) this.discoverAll(record);
    for (const values of this.noted) {
      const noted = values.of(record);
      if (noted !== undefined) found(noted);
    }
  }

  private include(name: string): void {
    const path = pathOf(name);
    const attribute = this.attributes.push(name) - 1;
    const noteAll = (value: unknown): Noted => {
      const strings: string[] = [];
      visitLeaves(
        value,
        path,
        (leaf) => {
          if (typeof leaf !== 'boolean') strings.push(String(leaf));
        },
        1,
      );
      return this.note(attribute, strings);
    };
    this.noted.push(new DerivedValues(path[0] ?? '', noteAll));
  }

  private discoverAll({ record, shared }: NumberedRecord): void {
    this.discover(record, '');
    for (const { names, written } of shared)
      for (const [index, name] of names.entries()) this.discover(JSON.parse(written[index] ?? 'null'), name);
  }

  /** Without a list of searchable attributes every one that holds strings is searchable. */
  private discover(value: unknown, path: string): void {
    if (Array.isArray(value)) for (const element of value) this.discover(element, path);
    else if (isObject(value)) {
      for (const name of Object.keys(value))
        this.discover(value[name], path === '' ? name : `${path}.${name}`);
    } else if (typeof value === 'string' && !this.attributes.includes(path)) this.include(path);
  }
}
