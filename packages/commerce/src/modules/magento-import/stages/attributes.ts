import { ok } from '@bowline/kit';
import { type LocaleName, localeNames } from '@bowline/markets';
import {
  findOption,
  insertAttribute,
  insertOption,
  lockAttribute,
  mostOptions,
  setAttributeNames,
  setOptionNames,
  slugOf,
  sourceLocale,
} from '#catalog';
import { tidyLine } from '#stores';
import { misfit, type RawRecord } from '../model.ts';
import type { SourceFacts } from '../source/magento.ts';
import { isSetIn, listIn, textIn } from '../source/raw-values.ts';
import { byPages, type Planned, type Stage, type Writing } from './stage.ts';

type Names = Readonly<Record<LocaleName, string>>;
type InputType = 'text' | 'select' | 'multiselect' | 'boolean';

interface OptionWish {
  /** Magento's number of it. */
  readonly value: string;
  readonly code: string;
  readonly names: Names;
}

interface AttributeWish {
  readonly number: string;
  readonly code: string;
  readonly inputType: InputType;
  readonly isFilterable: boolean;
  readonly isVisible: boolean;
  readonly isSortable: boolean;
  readonly names: Names;
  readonly options: readonly OptionWish[];
}

/** Rule 12. */
const inputTypes: Readonly<Record<string, InputType>> = {
  text: 'text',
  textarea: 'text',
  select: 'select',
  swatch_visual: 'select',
  swatch_text: 'select',
  multiselect: 'multiselect',
  boolean: 'boolean',
};

const nameOf = (text: string) => tidyLine(text).slice(0, 100);

/** One for every locale: what is not said is called as in the source. */
function namesOf(base: string, said: (locale: LocaleName) => string): Names {
  const english = nameOf(said(sourceLocale)) || nameOf(base);
  return Object.fromEntries(localeNames.map((locale) => [locale, nameOf(said(locale)) || english])) as Names;
}

const labelOf = (raw: unknown, value: string) =>
  textIn(
    listIn(raw, 'options').find((option) => textIn(option, 'value') === value),
    'label',
  );

function optionsOf({ base, views }: RawRecord): readonly OptionWish[] {
  const taken = new Set<string>();
  return listIn(base, 'options').flatMap((option) => {
    const value = textIn(option, 'value');
    const label = nameOf(textIn(option, 'label'));
    if (!/^\d{1,10}$/.test(value) || label === '') return [];
    const slug = slugOf(label) || value;
    const code = taken.has(slug) ? `${slug}-${value}` : slug;
    taken.add(code);
    return [{ value, code, names: namesOf(label, (locale) => labelOf(views[locale], value)) }];
  });
}

function labelIn(base: unknown, { viewIds }: SourceFacts, locale: LocaleName): string {
  const id = viewIds[locale];
  const found = listIn(base, 'frontend_labels').find((label) => textIn(label, 'store_id') === id);
  return id === undefined ? '' : textIn(found, 'label');
}

export const optionId = (attribute: string, value: string) => `${attribute} ${value}`;

export const attributesStage: Stage<AttributeWish> = {
  kind: 'attributes',
  open: (source) =>
    byPages(source, { path: '/products/attributes', sortedBy: ['attribute_id'], key: 'attribute_code' }),
  plan(raw, { source }): Planned<AttributeWish> {
    const { base } = raw;
    const code = textIn(base, 'attribute_code').slice(0, 60);
    const name = textIn(base, 'default_frontend_label').slice(0, 200);
    const input = textIn(base, 'frontend_input');
    if (!isSetIn(base, 'is_user_defined')) return { id: code, isPassedOver: true };
    const inputType = inputTypes[input];
    if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(code))
      return { id: code, name, leftOut: misfit('code-not-valid', code) };
    if (!inputType) return { id: code, name, leftOut: misfit('attribute-sort-not-known', input) };
    if (nameOf(name) === '') return { id: code, name, leftOut: misfit('name-missing') };
    const all = inputType === 'select' || inputType === 'multiselect' ? optionsOf(raw) : [];
    const options = all.slice(0, mostOptions);
    const wish: AttributeWish = {
      number: textIn(base, 'attribute_id'),
      code,
      inputType,
      isFilterable:
        (inputType !== 'text' && !['', '0'].includes(textIn(base, 'is_filterable'))) ||
        isSetIn(base, 'is_filterable'),
      isVisible: isSetIn(base, 'is_visible_on_front'),
      isSortable: isSetIn(base, 'used_for_sort_by'),
      names: namesOf(name, (locale) => labelIn(base, source, locale)),
      options,
    };
    const own = options.map(({ value }) => ({ kind: 'options', id: optionId(code, value) }));
    return {
      id: code,
      name,
      detail: inputType,
      wish,
      misfits: all.length > options.length ? [misfit('too-many-options', all.length)] : [],
      needs: own.map((option) => ({ ...option, code: null, isNeeded: false })),
      brings: [{ kind: 'attribute-numbers', id: wish.number, detail: code }, ...own],
    };
  },
  async write(writing, wish, ownId) {
    const { transaction } = writing;
    const known = await lockAttribute(transaction, ownId === null ? { code: wish.code } : { id: ownId });
    if (ownId !== null && !known) return { ok: false, refusal: misfit('removed-here', wish.code) };
    if (known && known.inputType !== wish.inputType) {
      return { ok: false, refusal: misfit('attribute-of-other-sort', known.inputType) };
    }
    const id = known?.id ?? (await insertAttribute(transaction, wish));
    if (id === null) return { ok: false, refusal: misfit('code-not-valid', wish.code) };
    if (known) await setAttributeNames(transaction, id, wish.names);
    await writing.remember({ kind: 'attribute-numbers', id: wish.number }, id);
    for (const option of wish.options) await writeOption(writing, id, wish.code, option);
    return ok(id);
  },
};

async function writeOption(
  { transaction, ownIdOf, remember }: Writing,
  attributeId: number,
  attribute: string,
  { value, code, names }: OptionWish,
): Promise<void> {
  const named = { kind: 'options', id: optionId(attribute, value) };
  const known = ownIdOf(named.kind, named.id) ?? (await findOption(transaction, attributeId, code));
  if (known !== null) await setOptionNames(transaction, known, names);
  const id =
    known ?? (await insertOption(transaction, { attributeId, code, swatch: null, names, most: mostOptions }));
  if (id !== null) await remember(named, id);
}
