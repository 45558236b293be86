import { upperFirst } from '../../language/grammar.ts';
import { sameInAll, type Words } from '../../language/languages.ts';
import { texts } from '../texts.ts';
import { colours } from './colours/colours.ts';
import { colourFamilyLabels, wordOptions } from './option-labels.ts';
import { patterns } from './patterns.ts';

export interface MeasureValues {
  readonly unit: string;
  /** Stands before the number, as in `M4 × 8 mm`. */
  readonly before?: string;
}

export interface AttributePlan {
  readonly label: Words;
  /** Words to choose from, or a measure whose code is the number. */
  readonly values: Readonly<Record<string, Words>> | MeasureValues;
  readonly isFilterable?: boolean;
  readonly isConfigurable?: boolean;
  readonly isVisible?: boolean;
  readonly isSortable?: boolean;
  readonly takesSeveral?: boolean;
}

const patternLabels = Object.fromEntries(
  Object.entries(patterns).map(([code, texts]) => [
    code,
    Object.fromEntries(Object.entries(texts.label).map(([language, text]) => [language, upperFirst(text)])),
  ]),
) as Record<string, Words>;

const colourOptions = Object.fromEntries(
  Object.entries(colours).map(([id, { names }]) => [
    id,
    Object.fromEntries(
      Object.entries(names).map(([language, forms]) => [language, upperFirst(forms.split('|')[0] ?? forms)]),
    ),
  ]),
) as Record<string, Words>;

const letterOptions = Object.fromEntries(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].map((sign) => [sign, sameInAll(sign)]),
);

/** The attributes of specification 3 that the demo goods carry, in their order of display. */
export const attributePlans: Readonly<Record<string, AttributePlan>> = {
  product_main_group: {
    label: texts.attributes.attributePlans.product_main_group.label,
    values: wordOptions.product_main_group,
    isFilterable: true,
  },
  color: {
    label: texts.attributes.attributePlans.color.label,
    values: colourFamilyLabels,
    isFilterable: true,
    isConfigurable: true,
    takesSeveral: true,
  },
  length: {
    label: texts.attributes.attributePlans.length.label,
    values: { unit: 'm' },
    isConfigurable: true,
  },
  Accessory_Colour_Config: {
    label: texts.attributes.attributePlans.Accessory_Colour_Config.label,
    values: wordOptions.Accessory_Colour_Config,
    isConfigurable: true,
  },
  biothane_colour: {
    label: texts.attributes.attributePlans.biothane_colour.label,
    values: colourOptions,
    isConfigurable: true,
  },
  nappa_basic: {
    label: texts.attributes.attributePlans.nappa_basic.label,
    values: colourOptions,
    isConfigurable: true,
  },
  symbol_slide_beads: {
    label: texts.attributes.attributePlans.symbol_slide_beads.label,
    values: { ...letterOptions, ...wordOptions.symbol_slide_beads },
    isConfigurable: true,
  },
  package_deals: {
    label: texts.attributes.attributePlans.package_deals.label,
    values: wordOptions.package_deals,
    isConfigurable: true,
  },
  accessory_size: {
    label: texts.attributes.attributePlans.accessory_size.label,
    values: { unit: 'mm' },
    isConfigurable: true,
  },
  snap_hook_size: {
    label: texts.attributes.attributePlans.snap_hook_size.label,
    values: { unit: 'mm' },
    isConfigurable: true,
  },
  rivetsize: {
    label: texts.attributes.attributePlans.rivetsize.label,
    values: { unit: 'mm' },
    isConfigurable: true,
  },
  screw_size: {
    label: texts.attributes.attributePlans.screw_size.label,
    values: { unit: 'mm', before: 'M4 × ' },
    isConfigurable: true,
  },
  feed_through_size: {
    label: texts.attributes.attributePlans.feed_through_size.label,
    values: { unit: 'mm' },
    isConfigurable: true,
    isFilterable: true,
    isSortable: true,
  },
  feed_through: {
    label: texts.attributes.attributePlans.feed_through.label,
    values: wordOptions.feed_through,
    isFilterable: true,
    takesSeveral: true,
  },
  innersize: {
    label: texts.attributes.attributePlans.innersize.label,
    values: { unit: 'mm' },
    isFilterable: true,
    takesSeveral: true,
  },
  paracord_type: {
    label: texts.attributes.attributePlans.paracord_type.label,
    values: wordOptions.paracord_type,
    isFilterable: true,
  },
  paracord_family: {
    label: texts.attributes.attributePlans.paracord_family.label,
    values: wordOptions.paracord_family,
    isFilterable: true,
  },
  ppm_type: {
    label: texts.attributes.attributePlans.ppm_type.label,
    values: wordOptions.ppm_type,
  },
  pattern_type: {
    label: texts.attributes.attributePlans.pattern_type.label,
    values: patternLabels,
    isFilterable: true,
  },
  rope_diameter: {
    label: texts.attributes.attributePlans.rope_diameter.label,
    values: { unit: 'mm' },
    isFilterable: true,
    isSortable: true,
  },
  strap_width: {
    label: texts.attributes.attributePlans.strap_width.label,
    values: { unit: 'mm' },
    isFilterable: true,
    isConfigurable: true,
  },
  strap_length: {
    label: texts.attributes.attributePlans.strap_length.label,
    values: { unit: 'cm' },
    isFilterable: true,
    isConfigurable: true,
  },
  material_thickness: {
    label: texts.attributes.attributePlans.material_thickness.label,
    values: { unit: 'mm' },
    isConfigurable: true,
  },
  leather_thickness: {
    label: texts.attributes.attributePlans.leather_thickness.label,
    values: { unit: 'mm' },
    isFilterable: true,
    takesSeveral: true,
  },
  leather_grade: {
    label: texts.attributes.attributePlans.leather_grade.label,
    values: wordOptions.leather_grade,
    isFilterable: true,
  },
  rope_material: {
    label: texts.attributes.attributePlans.rope_material.label,
    values: wordOptions.rope_material,
    isFilterable: true,
  },
  rope_material_core: {
    label: texts.attributes.attributePlans.rope_material_core.label,
    values: wordOptions.rope_material_core,
  },
  rope_construction: {
    label: texts.attributes.attributePlans.rope_construction.label,
    values: wordOptions.rope_construction,
    isFilterable: true,
  },
  number_of_strands: {
    label: texts.attributes.attributePlans.number_of_strands.label,
    values: { unit: '' },
    isFilterable: true,
  },
  breaking_strength: {
    label: texts.attributes.attributePlans.breaking_strength.label,
    values: { unit: 'kg' },
    isFilterable: true,
  },
  weight: {
    label: texts.attributes.attributePlans.weight.label,
    values: { unit: 'g' },
  },
  max_continuous_length: {
    label: texts.attributes.attributePlans.max_continuous_length.label,
    values: { unit: 'm' },
  },
  surface_family: {
    label: texts.attributes.attributePlans.surface_family.label,
    values: wordOptions.surface_family,
    isFilterable: true,
  },
  material: {
    label: texts.attributes.attributePlans.material.label,
    values: wordOptions.material,
    isFilterable: true,
  },
  materiaal_soort_metalen: {
    label: texts.attributes.attributePlans.materiaal_soort_metalen.label,
    values: wordOptions.materiaal_soort_metalen,
  },
  buckle_type: {
    label: texts.attributes.attributePlans.buckle_type.label,
    values: wordOptions.buckle_type,
  },
  length_accessory: {
    label: texts.attributes.attributePlans.length_accessory.label,
    values: { unit: 'mm' },
    isFilterable: true,
    isSortable: true,
  },
  unit_type: {
    label: texts.attributes.attributePlans.unit_type.label,
    values: wordOptions.unit_type,
    isConfigurable: true,
  },
  course_level: {
    label: texts.attributes.attributePlans.course_level.label,
    values: wordOptions.course_level,
  },
  course_duration: {
    label: texts.attributes.attributePlans.course_duration.label,
    values: { unit: 'min' },
  },
  hs_tariff_number: {
    label: texts.attributes.attributePlans.hs_tariff_number.label,
    values: { unit: '' },
  },
};
