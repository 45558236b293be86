import { everyLocale } from './every-locale.ts';
import type { ImportState } from './import-state.ts';
import type { AttributeImport } from './types.ts';

export function addAttribute(state: ImportState, attribute: AttributeImport, position: number): void {
  const { batch } = state;
  const optionIds = new Map<string, number>();
  for (const option of attribute.options ?? []) {
    if (optionIds.has(option.code)) {
      throw new Error(`The attribute "${attribute.code}" has two options "${option.code}"`);
    }
    optionIds.set(option.code, state.nextId('attribute_option'));
  }
  const { id } = state.attributes.add(attribute.code, { inputType: attribute.inputType, optionIds });
  batch.add('attribute', {
    id,
    code: attribute.code,
    input_type: attribute.inputType,
    is_filterable: attribute.isFilterable ?? false,
    is_configurable: attribute.isConfigurable ?? false,
    is_visible: attribute.isVisible ?? true,
    is_sortable: attribute.isSortable ?? false,
    position,
  });
  batch.add(
    'attribute_label',
    ...everyLocale(attribute.labels, (locale, label) => ({ attribute_id: id, locale, label })),
  );
  for (const [index, option] of (attribute.options ?? []).entries()) {
    const optionId = optionIds.get(option.code);
    batch.add('attribute_option', {
      id: optionId,
      attribute_id: id,
      code: option.code,
      position: index + 1,
      swatch: option.swatch ?? null,
    });
    batch.add(
      'attribute_option_label',
      ...everyLocale(option.labels, (locale, label) => ({ option_id: optionId, locale, label })),
    );
  }
}
