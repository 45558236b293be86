import type { NaturalQuery } from './natural-query.ts';

const everywhere: readonly NaturalQuery[] = [
  ['plain', 'black paracord 550', 'p550-black'],
  ['misspelt', 'parcord black', 'p*-black'],
  ['misspelt', 'carabinner', 'acc-*carabiner'],
  ['misspelt', 'leahter strap', 'lea??-*'],
  ['plural', 'snap hooks brass', 'acc-snap-hook-brass'],
  ['plural', 'dog leashes', 'dog??-*|kit-dog-leash'],
  ['plural', 'wooden beads', 'acc-wooden-bead'],
  ['sku', 'p550-forest-green', 'p550-forest-green'],
  ['sku', 'acc-d-ring-steel', 'acc-d-ring-steel'],
  ['colour and material', 'red nylon', 'web??-red'],
  ['colour and material', 'white cotton cord', 'cot??-white'],
  ['without accents', 'macrame plant hanger', 'kit-plant-hanger'],
  ['other word', 'parachute cord', 'p*'],
  ['unfinished', 'climbing ro', 'clm*'],
  ['compound', 'keyring', '*key*'],
];

export const european: readonly NaturalQuery[] = [
  ...everywhere,
  ['other word', 'bungee cord', 'shk*'],
  ['other word', 'gift voucher', 'gift-card*'],
  ['plain', 'jute rope 8 mm', 'jut08-natural'],
  ['misspelt', 'biotane turquoise', 'bi*'],
  ['plain', 'glow in the dark paracord', 'p*-glow-*'],
];

export const american: readonly NaturalQuery[] = [
  ...everywhere,
  ['other word', 'gray paracord', 'p*-grey'],
  ['other word', 'aluminum carabiner', 'acc-carabiner'],
  ['other word', 'dock line', 'moo*'],
  ['other word', 'keychain kit', 'kit-key*'],
  ['plain', 'camo paracord', 'p*-camo-*'],
];

export const british: readonly NaturalQuery[] = [
  ...everywhere,
  ['other word', 'dog lead', 'dog??-*|kit-dog-leash'],
  ['plain', 'colour pack', 'pack-*'],
  ['other word', 'guy line', 'ten*'],
  ['misspelt', 'shackel', 'acc-shackle-*'],
  ['plain', 'waxed cord 1mm', 'wax10-*'],
];
