import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { isLocaleName, type LocaleName, localeNames } from '@bowline/markets';
import {
  countProductsWith,
  insertOption,
  type LockedAttribute,
  lockAttribute,
  mostOptions,
  moveOption,
  removeOption,
  setAttributeNames,
  setOptionNames,
  setOptionSwatch,
} from '#catalog';
import { allOrNothing, tidyLine } from '#stores';
import type { CommerceDatabase } from '#tables';
import {
  type AttributeFile,
  type AttributeRow,
  type OptionFile,
  readAttribute,
  readAttributes,
  readOption,
} from './read-attributes.ts';

export interface NameIn {
  readonly locale: string;
  readonly name: string;
}

export type AttributeRefusal =
  | Refusal<
      'attribute-not-found' | 'option-not-found' | 'option-taken' | 'swatch-not-valid' | 'name-missing',
      Record<never, never>
    >
  | Refusal<'option-in-use', { readonly count: number }>;

type Changed<Value = undefined> = Promise<Result<Value, AttributeRefusal>>;

export interface AttributesAdmin {
  all(locale: LocaleName): Promise<readonly AttributeRow[]>;
  file(id: number, locale: LocaleName): Promise<AttributeFile | null>;
  option(id: number): Promise<OptionFile | null>;
  rename(id: number, names: readonly NameIn[]): Changed;
  addOption(wish: {
    readonly attributeId: number;
    readonly swatch: string | null;
    readonly names: readonly NameIn[];
  }): Changed<number>;
  changeOption(wish: {
    readonly id: number;
    readonly swatch: string | null;
    readonly names: readonly NameIn[];
  }): Changed;
  moveOption(id: number, place: number): Changed;
  removeOption(id: number): Changed;
}

const longestName = 100;
const swatchPattern = /^#[0-9a-f]{6}$/i;

/** A name for every locale: one that is left out has the English one. Null without that. */
export function namesInAll(given: readonly NameIn[]): Readonly<Record<LocaleName, string>> | null {
  const said = new Map(given.map(({ locale, name }) => [locale, tidyLine(name).slice(0, longestName)]));
  const english = said.get('en');
  if (!english || [...said.keys()].some((locale) => !isLocaleName(locale))) return null;
  return Object.fromEntries(localeNames.map((locale) => [locale, said.get(locale) || english])) as Record<
    LocaleName,
    string
  >;
}

export function createAttributesAdmin(database: CommerceDatabase): AttributesAdmin {
  /** With the attribute held: of itself, or of one of its options. */
  const changing = <Value>(
    which: { readonly id: number } | { readonly optionId: number },
    change: (transaction: Parameters<typeof lockAttribute>[0], attribute: LockedAttribute) => Changed<Value>,
  ) =>
    allOrNothing(database, async (transaction): Changed<Value> => {
      const attribute = await lockAttribute(transaction, which);
      if (!attribute) return refuse('id' in which ? 'attribute-not-found' : 'option-not-found', {});
      return change(transaction, attribute);
    });

  return {
    all: (locale) => readAttributes(database.kysely, locale),
    file: (id, locale) => readAttribute(database.kysely, id, locale),
    option: (id) => readOption(database.kysely, id),
    async rename(id, given) {
      const names = namesInAll(given);
      if (!names) return refuse('name-missing', {});
      return changing({ id }, async (transaction) => {
        await setAttributeNames(transaction, id, names);
        return ok();
      });
    },
    async addOption({ attributeId, swatch, names: given }) {
      const names = namesInAll(given);
      if (!names) return refuse('name-missing', {});
      if (swatch !== null && !swatchPattern.test(swatch)) return refuse('swatch-not-valid', {});
      const code = names.en.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      return changing({ id: attributeId }, async (transaction, { hasOptions }) => {
        if (!hasOptions) return refuse('attribute-not-found', {});
        const wish = { attributeId, code, swatch, names, most: mostOptions };
        const made = await insertOption(transaction, wish);
        return made === null ? refuse('option-taken', {}) : ok(made);
      });
    },
    async changeOption({ id, swatch, names: given }) {
      const names = namesInAll(given);
      if (!names) return refuse('name-missing', {});
      return changing({ optionId: id }, async (transaction): Changed => {
        const former = await readOption(transaction, id);
        // A picture that an import has brought stays as it is; only colours are written by hand.
        if (swatch !== null && swatch !== former?.swatch && !swatchPattern.test(swatch)) {
          return refuse('swatch-not-valid', {});
        }
        await setOptionSwatch(transaction, id, swatch);
        await setOptionNames(transaction, id, names);
        return ok();
      });
    },
    moveOption: (id, place) =>
      changing({ optionId: id }, async (transaction, { id: attributeId }) => {
        await moveOption(transaction, { attributeId, optionId: id, place });
        return ok();
      }),
    removeOption: (id) =>
      changing({ optionId: id }, async (transaction): Changed => {
        const count = await countProductsWith(transaction, id);
        if (count > 0) return refuse('option-in-use', { count });
        await removeOption(transaction, id);
        return ok();
      }),
  };
}
