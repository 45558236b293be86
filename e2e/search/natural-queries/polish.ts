import type { NaturalQuery } from './natural-query.ts';

export const polish: readonly NaturalQuery[] = [
  ['plain', 'paracord 550 czarny', 'p550-black'],
  ['misspelt', 'paracrod czarny', 'p*-black'],
  ['misspelt', 'karabinczk', 'acc-*snap*|acc-*carabiner'],
  ['misspelt', 'sznurek bawelnany', 'cot*'],
  ['plural', 'karabińczyki', 'acc-*snap*|acc-*carabiner'],
  ['plural', 'drewniane koraliki', 'acc-wooden-bead'],
  ['plural', 'klamry zatrzaskowe', 'acc-*buckle'],
  ['plural', 'liny wspinaczkowe', 'clm*'],
  ['without accents', 'smycz dla psa', 'dog??-*|kit-dog-leash'],
  ['without accents', 'karabinczyk mosiadz', 'acc-*-brass'],
  ['without accents', 'tasma nylonowa czerwona', 'web??-red'],
  ['without accents', 'lesna zielen', '*-forest-green'],
  ['sku', 'p550-forest-green', 'p550-forest-green'],
  ['sku', 'acc-d-ring-steel', 'acc-d-ring-steel'],
  ['colour and material', 'nylon czerwony', '*-red'],
  ['colour and material', 'bawełniany biały', 'cot??-white'],
  ['other word', 'linka spadochronowa', 'p*'],
  ['other word', 'bon podarunkowy', 'gift-card*'],
  ['other word', 'rzemyk', 'lea*'],
  ['unfinished', 'zestaw branso', 'kit-*'],
];
