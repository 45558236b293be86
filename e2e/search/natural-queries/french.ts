import type { NaturalQuery } from './natural-query.ts';

export const french: readonly NaturalQuery[] = [
  ['plain', 'paracorde 550 noire', 'p550-black'],
  ['misspelt', 'paracrode noire', 'p*-black'],
  ['misspelt', 'mousketon laiton', 'acc-*-brass'],
  ['misspelt', 'biotane', 'bi*'],
  ['plural', 'mousquetons', 'acc-*snap*|acc-*carabiner'],
  ['plural', 'perles en bois', 'acc-wooden-bead'],
  ['plural', 'cordes pour laisses', 'dog*'],
  ['plural', 'lanières de cuir', 'lea??-*'],
  ['without accents', 'corde d escalade', 'clm*'],
  ['without accents', 'cordon elastique noir', 'shk??-black'],
  ['without accents', 'epissoir', 'tool-marlinspike'],
  ['without accents', 'oeillets laiton', 'acc-eyelet-brass'],
  ['sku', 'p550-forest-green', 'p550-forest-green'],
  ['sku', 'acc-d-ring-steel', 'acc-d-ring-steel'],
  ['colour and material', 'nylon rouge', 'web??-red'],
  ['colour and material', 'coton blanc', 'cot??-white'],
  ['other word', 'paracord', 'p*'],
  ['other word', 'chèque cadeau', 'gift-card*'],
  ['other word', 'ficelle de coton', 'cot*'],
  ['unfinished', 'kit brace', 'kit-*'],
];
