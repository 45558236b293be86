import type { NaturalQuery } from './natural-query.ts';

export const dutch: readonly NaturalQuery[] = [
  ['plain', 'zwart paracord 550', 'p550-black'],
  ['misspelt', 'parakord zwart', 'p*-black'],
  ['misspelt', 'karabijnhaek', 'acc-*carabiner'],
  ['misspelt', 'hondenrimtouw', 'dog*'],
  ['plural', 'musketonhaken', 'acc-*snap*'],
  ['plural', 'houten kralen', 'acc-wooden-bead'],
  ['plural', 'gespen', 'acc-*buckle*'],
  ['compound', 'hondenriem', 'dog??-*|kit-dog-leash'],
  ['compound', 'touw hondenriem zwart', 'dog*-black'],
  ['compound', 'armband pakket', 'kit-*'],
  ['without accents', 'macrame plantenhanger', 'kit-plant-hanger'],
  ['without accents', 'creme katoenkoord', 'cot??-cream'],
  ['sku', 'p550-forest-green', 'p550-forest-green'],
  ['sku', 'acc-d-ring-steel', 'acc-d-ring-steel'],
  ['colour and material', 'rood nylon', 'web??-red'],
  ['colour and material', 'wit katoen koord', 'cot??-white'],
  ['other word', 'hondenlijn', 'dog??-*|kit-dog-leash'],
  ['other word', 'leder riem', 'lea*'],
  ['other word', 'waardebon', 'gift-card*'],
  ['unfinished', 'klimto', 'clm*'],
];
