import type { NaturalQuery } from './natural-query.ts';

export const swedish: readonly NaturalQuery[] = [
  ['plain', 'paracord 550 svart', 'p550-black'],
  ['misspelt', 'paracrod svart', 'p*-black'],
  ['misspelt', 'karbinhaake', 'acc-*snap*|acc-*carabiner'],
  ['misspelt', 'klaterrep', 'clm*'],
  ['plural', 'karbinhakar', 'acc-*snap*|acc-*carabiner'],
  ['plural', 'träpärlor', 'acc-wooden-bead'],
  ['plural', 'klickspännen', 'acc-*buckle'],
  ['compound', 'hundkoppel', 'dog??-*|kit-dog-leash'],
  ['compound', 'hundkoppel rep', 'dog??-*|kit-dog-leash'],
  ['compound', 'läder rem', 'lea??-*'],
  ['without accents', 'bomullssnore vit', 'cot??-white'],
  ['without accents', 'karbinhake massing', 'acc-*-brass'],
  ['without accents', 'fortojningsrep', 'moo*'],
  ['sku', 'p550-forest-green', 'p550-forest-green'],
  ['sku', 'acc-d-ring-steel', 'acc-d-ring-steel'],
  ['colour and material', 'röd nylon', 'web??-red'],
  ['colour and material', 'svart läder', 'lea*-black'],
  ['other word', 'fallskärmslina', 'p*'],
  ['other word', 'gummisnodd', 'shk*'],
  ['unfinished', 'presentk', 'gift-card*'],
];
