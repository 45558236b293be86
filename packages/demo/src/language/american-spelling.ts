/** British to American, longest first, for the words this catalogue uses. */
const spellings: ReadonlyArray<readonly [british: RegExp, american: string]> = [
  [/colour/g, 'color'],
  [/Colour/g, 'Color'],
  [/\bgrey/g, 'gray'],
  [/\bGrey/g, 'Gray'],
  [/\bmetre/g, 'meter'],
  [/\bMetre/g, 'Meter'],
  [/centimetre/g, 'centimeter'],
  [/millimetre/g, 'millimeter'],
  [/fibre/g, 'fiber'],
  [/Fibre/g, 'Fiber'],
  [/jewellery/g, 'jewelry'],
  [/Jewellery/g, 'Jewelry'],
  [/\bmould/g, 'mold'],
  [/aluminium/g, 'aluminum'],
  [/Aluminium/g, 'Aluminum'],
  [/centre/g, 'center'],
  [/favourite/g, 'favorite'],
  [/harbour/g, 'harbor'],
  [/Harbour/g, 'Harbor'],
  [/liquorice/g, 'licorice'],
  [/Liquorice/g, 'Licorice'],
  [/nodised/g, 'nodized'],
  [/candyfloss/g, 'cotton candy'],
  [/Candyfloss/g, 'Cotton Candy'],
  [/\bzips\b/g, 'zippers'],
  [/\bzip\b/g, 'zipper'],
  [/\bZip\b/g, 'Zipper'],
  [/torch beam/g, 'flashlight beam'],
];

export function americanSpelling(text: string): string {
  return spellings.reduce((spelled, [british, american]) => spelled.replace(british, american), text);
}
