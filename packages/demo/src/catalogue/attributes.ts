import type { AttributeImport, AttributeOptionImport, AttributeValuesImport } from '@bowline/commerce';
import { fillShopWords } from '@bowline/markets';
import { forEveryLocale, inEveryLocale, inLocale, type Words } from '../language/languages.ts';
import { measure } from '../language/measures.ts';
import { type AttributePlan, attributePlans, type MeasureValues } from './data/attribute-plans.ts';
import { colourFamilySwatches } from './data/colour-swatches.ts';
import { type ColourId, colours } from './data/colours/colours.ts';
import { finishColours } from './data/goods/finish-colours.ts';

/** Codes that carry the shop's product word follow its configuration. */
export function attributeCode(name: string): string {
  return name.startsWith('paracord_') ? fillShopWords(name.replace('paracord', '{product}')) : name;
}

function isMeasure(values: AttributePlan['values']): values is MeasureValues {
  return 'unit' in values && typeof values.unit === 'string';
}

function measureOption(code: string, { unit, before = '' }: MeasureValues): AttributeOptionImport {
  const value = Number(code);
  const labels = forEveryLocale((locale) =>
    unit === '' ? code : `${before}${measure(value, unit, locale)}`,
  );
  return { code, labels };
}

/** The colour beside an option that names one. */
function swatchOf(name: string, code: string): string | undefined {
  if (name === 'color') return colourFamilySwatches[code];
  if (name === 'Accessory_Colour_Config') return finishColours[code as keyof typeof finishColours];
  if (name === 'biothane_colour' || name === 'nappa_basic') return colours[code as ColourId].hex;
  return undefined;
}

function optionsOf(
  name: string,
  { values }: AttributePlan,
  used: ReadonlySet<string>,
): AttributeOptionImport[] {
  if (isMeasure(values)) {
    const ascending = [...used].sort((a, b) => Number(a) - Number(b));
    return ascending.map((code) => measureOption(code, values));
  }
  return Object.entries(values)
    .filter(([code]) => used.has(code))
    .map(([code, label]: [string, Words]) => {
      const option = { code, labels: forEveryLocale((locale) => inLocale(label, locale)) };
      const swatch = swatchOf(name, code);
      return swatch ? { ...option, swatch } : option;
    });
}

function usedOptions(valueSets: Iterable<AttributeValuesImport>): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const values of valueSets) {
    for (const [code, value] of Object.entries(values)) {
      const codes = used.get(code) ?? new Set<string>();
      for (const option of Array.isArray(value) ? value : [value]) codes.add(String(option));
      used.set(code, codes);
    }
  }
  return used;
}

/** Every attribute with the options that the given sets of values use. */
export function attributesFor(valueSets: Iterable<AttributeValuesImport>): AttributeImport[] {
  const used = usedOptions(valueSets);
  const imports = Object.entries(attributePlans).map(([name, plan]): AttributeImport => {
    const code = attributeCode(name);
    return {
      code,
      inputType: plan.takesSeveral ? 'multiselect' : 'select',
      labels: inEveryLocale(plan.label),
      isFilterable: plan.isFilterable ?? false,
      isConfigurable: plan.isConfigurable ?? false,
      isVisible: plan.isVisible ?? true,
      isSortable: plan.isSortable ?? false,
      options: optionsOf(name, plan, used.get(code) ?? new Set()),
    };
  });
  const known = new Set(imports.map((attribute) => attribute.code));
  for (const code of used.keys())
    if (!known.has(code)) throw new Error(`products use the unknown attribute ${code}`);
  return imports;
}
