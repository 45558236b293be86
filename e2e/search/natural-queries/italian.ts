import type { NaturalQuery } from './natural-query.ts';

export const italian: readonly NaturalQuery[] = [
  ['plain', 'paracord 550 nero', 'p550-black'],
  ['misspelt', 'paracrod nero', 'p*-black'],
  ['misspelt', 'moscettone ottone', 'acc-*-brass'],
  ['misspelt', 'corda guinzalio', 'dog*'],
  ['plural', 'moschettoni', 'acc-*snap*|acc-*carabiner'],
  ['plural', 'perle di legno', 'acc-wooden-bead'],
  ['plural', 'fibbie a scatto', 'acc-*buckle'],
  ['plural', 'guinzagli', 'dog??-*|kit-dog-leash'],
  ['without accents', 'macrame portavaso', 'kit-plant-hanger'],
  ['without accents', 'cima d ormeggio', 'moo*'],
  ['sku', 'p550-forest-green', 'p550-forest-green'],
  ['sku', 'acc-d-ring-steel', 'acc-d-ring-steel'],
  ['sku', 'tool-hole-punch', 'tool-hole-punch'],
  ['colour and material', 'nylon rosso', '*-red'],
  ['colour and material', 'cotone bianco', 'cot??-white'],
  ['colour and material', 'corda PPM blu', 'ppm*'],
  ['other word', 'spago di cotone', 'cot*'],
  ['other word', 'buono regalo', 'gift-card*'],
  ['other word', 'pelle', 'lea*'],
  ['unfinished', 'corda da arramp', 'clm*'],
];
