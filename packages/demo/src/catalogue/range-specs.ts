import type { AttributeValuesImport } from '@bowline/commerce';
import { attributeCode } from './attributes.ts';
import type { Colourway } from './colourways/colourway.ts';
import { colours } from './data/colours/colours.ts';
import type { OptionCode } from './data/option-labels.ts';
import type { LengthRange } from './data/ranges/range.ts';

function colourFamiliesOf(colourway: Colourway): string[] {
  const families = new Set<string>(colourway.colours.map((id) => colours[id].family));
  if (families.size > 2) families.add('multicolour');
  return [...families];
}

/** Where a paracord stands on the shelf. */
function paracordFamilyOf(colourway: Colourway): OptionCode<'paracord_family'> {
  if (colourway.key.startsWith('mix-')) return 'mix';
  if (colourway.pattern === 'camo') return 'camouflage';
  if (colourway.pattern === 'reflective' || colourway.pattern === 'glow') return 'tracer';
  if (colourway.pattern !== 'solid') return 'pattern';
  return colourway.key.startsWith('neon-') ? 'neon' : 'plain';
}

const inWords = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** The specifications of goods sold by length. */
export function rangeSpecs(range: LengthRange, colourway: Colourway): AttributeValuesImport {
  const { specs } = range;
  const isFlat = specs.thicknessMm !== undefined;
  const isLeather = specs.material === 'leather';
  const values: Readonly<Record<string, string | readonly string[] | undefined>> = {
    product_main_group: range.mainGroup,
    color: colourFamiliesOf(colourway),
    paracord_type: specs.paracordType,
    paracord_family: specs.paracordType ? paracordFamilyOf(colourway) : undefined,
    ppm_type: specs.ppmType,
    pattern_type: colourway.pattern,
    rope_diameter: isFlat ? undefined : String(specs.diameterMm),
    strap_width: isFlat ? String(specs.diameterMm) : undefined,
    material_thickness: inWords(specs.thicknessMm),
    leather_thickness: isLeather && isFlat ? [String(specs.thicknessMm)] : undefined,
    leather_grade: specs.leatherGrade,
    rope_material: specs.material,
    rope_material_core: specs.core,
    rope_construction: specs.construction,
    number_of_strands: inWords(specs.strands),
    breaking_strength: String(specs.breakingKg),
    weight: String(specs.gramsPerMetre),
    max_continuous_length: String(specs.longestPieceM),
    surface_family: specs.surface,
    unit_type: 'metre',
    hs_tariff_number: specs.tariffNumber,
  };
  const known = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[attributeCode(name), value] as const],
  );
  return Object.fromEntries(known);
}
