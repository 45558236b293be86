import type { NaturalQuery } from './natural-query.ts';

export const danish: readonly NaturalQuery[] = [
  ['plain', 'paracord 550 sort', 'p550-black'],
  ['misspelt', 'paracrod sort', 'p*-black'],
  ['misspelt', 'karabinhge', 'acc-*snap*|acc-*carabiner'],
  ['misspelt', 'klaterreb', 'clm*'],
  ['plural', 'karabinhager', 'acc-*snap*|acc-*carabiner'],
  ['plural', 'træperler', 'acc-wooden-bead'],
  ['plural', 'klikspænder', 'acc-*buckle'],
  ['compound', 'hundesnor', 'dog??-*|kit-dog-leash'],
  ['compound', 'reb hundesnor sort', 'dog*-black'],
  ['compound', 'læder rem', 'lea??-*'],
  ['without accents', 'klikspaende', 'acc-*buckle'],
  ['without accents', 'hundesnorreb rod', 'dog*'],
  ['without accents', 'makrame planteophaeng', 'kit-plant-hanger'],
  ['sku', 'p550-forest-green', 'p550-forest-green'],
  ['sku', 'acc-d-ring-steel', 'acc-d-ring-steel'],
  ['colour and material', 'rød nylon', 'web??-red'],
  ['colour and material', 'hvid bomuldssnor', 'cot??-white'],
  ['other word', 'faldskærmssnor', 'p*'],
  ['other word', 'hundeline', 'dog??-*|kit-dog-leash'],
  ['unfinished', 'gaveko', 'gift-card*'],
];
