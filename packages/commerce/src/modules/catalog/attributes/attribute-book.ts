export type InputType = 'text' | 'select' | 'multiselect' | 'boolean' | 'textarea' | 'image';

export interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly inputType: InputType;
  readonly label: string;
  readonly isFilterable: boolean;
  readonly isConfigurable: boolean;
  readonly isVisible: boolean;
  readonly isSortable: boolean;
  readonly position: number;
}

export interface AttributeOption {
  readonly id: number;
  readonly attributeId: number;
  readonly code: string;
  readonly label: string;
  readonly position: number;
  /** A colour such as `#aa3311`, or a media file. */
  readonly swatch: string | null;
}

/** All attributes and options with the labels of one locale. */
export interface AttributeBook {
  readonly attributes: readonly Attribute[];
  byId(id: number): Attribute | undefined;
  byCode(code: string): Attribute | undefined;
  option(id: number): AttributeOption | undefined;
  /** In their order of display. */
  optionsOf(attributeId: number): readonly AttributeOption[];
}

/** Both lists come in their order of display. */
export function createAttributeBook(
  attributes: readonly Attribute[],
  options: readonly AttributeOption[],
): AttributeBook {
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]));
  const optionById = new Map(options.map((option) => [option.id, option]));
  const optionsByAttribute = Map.groupBy(options, (option) => option.attributeId);
  return {
    attributes,
    byId: (id) => byId.get(id),
    byCode: (code) => byCode.get(code),
    option: (id) => optionById.get(id),
    optionsOf: (attributeId) => optionsByAttribute.get(attributeId) ?? [],
  };
}

/** Values of the attribute are chosen from its options. */
export function hasOptions(attribute: Attribute): boolean {
  return attribute.inputType === 'select' || attribute.inputType === 'multiselect';
}
