import type { NaturalQuery } from './natural-query.ts';

export const spanish: readonly NaturalQuery[] = [
  ['plain', 'paracord 550 negro', 'p550-black'],
  ['misspelt', 'paracrod negro', 'p*-black'],
  ['misspelt', 'mosqueton girratorio', 'acc-snap-hook-*'],
  ['misspelt', 'hevilla', 'acc-*buckle*'],
  ['plural', 'mosquetones', 'acc-*snap*|acc-*carabiner'],
  ['plural', 'cuentas de madera', 'acc-wooden-bead'],
  ['plural', 'cuerdas para correas', 'dog*'],
  ['plural', 'hebillas de clip', 'acc-*buckle'],
  ['without accents', 'cordon de algodon blanco', 'cot??-white'],
  ['without accents', 'cordon elastico', 'shk*'],
  ['without accents', 'anilla de laton', 'acc-*-brass'],
  ['sku', 'p550-forest-green', 'p550-forest-green'],
  ['sku', 'acc-d-ring-steel', 'acc-d-ring-steel'],
  ['colour and material', 'nailon rojo', 'web??-red'],
  ['colour and material', 'cuerda yute natural', 'jut*'],
  ['other word', 'correa de perro', 'dog??-*|kit-dog-leash'],
  ['other word', 'vale regalo', 'gift-card*'],
  ['other word', 'piel', 'lea*'],
  ['other word', 'soga de yute', 'jut*'],
  ['unfinished', 'cuerda de escal', 'clm*'],
];
