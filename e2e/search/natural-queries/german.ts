import type { NaturalQuery } from './natural-query.ts';

export const german: readonly NaturalQuery[] = [
  ['plain', 'Paracord 550 schwarz', 'p550-black'],
  ['misspelt', 'Parakord schwarz', 'p*-black'],
  ['misspelt', 'Karabinner', 'acc-snap-hook-*|acc-*carabiner'],
  ['misspelt', 'Kletersseil', 'clm*'],
  ['plural', 'Steckschnallen', 'acc-*buckle'],
  ['plural', 'Holzperlen', 'acc-wooden-bead'],
  ['plural', 'Hundeleinen', 'dog??-*|kit-dog-leash'],
  ['compound', 'Hundeleine', 'dog??-*|kit-dog-leash'],
  ['compound', 'Seil Hundeleine schwarz', 'dog*-black'],
  ['compound', 'Leder Riemen', 'lea??-*'],
  ['without accents', 'Schakel Edelstahl', 'acc-shackle-steel'],
  ['without accents', 'Baumwollkordel weiss', 'cot??-white'],
  ['sku', 'p550-forest-green', 'p550-forest-green'],
  ['sku', 'acc-d-ring-steel', 'acc-d-ring-steel'],
  ['colour and material', 'rot Nylon', 'web??-red'],
  ['colour and material', 'Gurtband Polypropylen blau', 'ppw??-*blue*'],
  ['other word', 'Fallschirmschnur', 'p*'],
  ['other word', 'Gutschein', 'gift-card*'],
  ['other word', 'Expanderseil', 'shk*'],
  ['unfinished', 'Makramee Blum', 'kit-plant-hanger'],
];
