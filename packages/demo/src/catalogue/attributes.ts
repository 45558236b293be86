import type { AttributeImport, AttributeOptionImport, ProductImport } from '@bowline/commerce';
import { fillShopWords } from '@bowline/markets';
import { forEveryLocale, inEveryLocale, inLocale, type Words } from '../language/languages.ts';
import { measure } from '../language/measures.ts';
import { type AttributePlan, attributePlans } from './data/attribute-plans.ts';
import { colourFamilySwatches } from './data/colour-swatches.ts';

/** Codes that carry the shop's product word follow its configuration. */
export function attributeCode(name: string): string {
  return name.startsWith('paracord_') ? fillShopWords(name.replace('paracord', '{product}')) : name;
}

function measureOption(code: string, unit: string): AttributeOptionImport {
  const value = Number(code);
  return { code, labels: forEveryLocale((locale) => (unit === '' ? code : measure(value, unit, locale))) };
}

function optionsOf(name: string, plan: AttributePlan, used: ReadonlySet<string>): AttributeOptionImport[] {
  const { values } = plan;
  if ('unit' in values && typeof values.unit === 'string') {
    const unit = values.unit;
    const ascending = [...used].sort((a, b) => Number(a) - Number(b));
    return ascending.map((code) => measureOption(code, unit));
  }
  return Object.entries(values as Readonly<Record<string, Words>>)
    .filter(([code]) => used.has(code))
    .map(([code, label]) => {
      const swatch = name === 'color' ? colourFamilySwatches[code] : undefined;
      const option = { code, labels: forEveryLocale((locale) => inLocale(label, locale)) };
      return swatch ? { ...option, swatch } : option;
    });
}

function usedOptions(products: Iterable<ProductImport>): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const note = (values: ProductImport['attributes']): void => {
    for (const [code, value] of Object.entries(values ?? {})) {
      const codes = used.get(code) ?? new Set<string>();
      for (const option of Array.isArray(value) ? value : [value]) codes.add(String(option));
      used.set(code, codes);
    }
  };
  for (const product of products) {
    note(product.attributes);
    for (const variant of product.variants ?? []) note(variant.attributes);
  }
  return used;
}

/** Every attribute with the options that the given products use. */
export function attributesFor(products: Iterable<ProductImport>): AttributeImport[] {
  const used = usedOptions(products);
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
