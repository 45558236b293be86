import { americanSpelling } from '../../language/american-spelling.ts';
import type { Article, Block, PicturedStep } from './article.ts';

/** Stems that take -ise; a rule for all words would spoil "promise" and "otherwise". */
const stemsOfIse = [
  'anod apolog author categor character crystall custom econom emphas energ final galvan general harmon item',
  'local maxim memor minim modern neutral normal optim organ oxid personal popular priorit real recogn special',
  'stabil standard steril summar sympath synchron util visual',
].join(' ');

/** Stems that take -our, beside those of the catalogue's own table. */
const stemsOfOur = 'arm behavi endeav fav flav hon hum lab neighb od rig rum sav splend vap vig';

const anyOf = (stems: string): string => stems.replaceAll(' ', '|');

/** Words of running text that the catalogue's own table does not know; `$1` keeps the case of their beginning. */
const proseSpellings: ReadonlyArray<readonly [british: RegExp, american: string]> = [
  [new RegExp(`\\b(re|un)?(${anyOf(stemsOfIse)})is(?=e|ing|ation)`, 'gi'), '$1$2iz'],
  [new RegExp(`\\b(${anyOf(stemsOfOur)})our(?!ous)`, 'gi'), '$1or'],
  [/\b(anal)ys(?=ed?\b|ing)/gi, '$1yz'],
  [/\b((?:cancel|label|travel|model|level|marvel)|wool)l(?=ed|ing|er|ous|en)/gi, '$1'],
  [/\b(fulfil|enrol|instal)(?=s?\b|ment)/gi, '$1l'],
  [/\b(catalog)ue(?=s?\b)/gi, '$1'],
  [/\b(program)me(?=s?\b)/gi, '$1'],
  [/\b(che)que/gi, '$1ck'],
  [/\b(licen|defen)ce/gi, '$1se'],
  [/\b(lit|theat)re/gi, '$1er'],
  [/\b(judg|acknowledg)ement/gi, '$1ment'],
  [/\b(practi)se/gi, '$1ce'],
  [/\b(co)s(?=y\b|ier|iest)/gi, '$1z'],
  [/\b(s)c(?=eptic)/gi, '$1k'],
  [/\b(ag)e(?=ing\b)/gi, '$1'],
  [/\b(t)yre/gi, '$1ire'],
  [/\b(whil)st\b/gi, '$1e'],
  [/\b(learn)t\b/gi, '$1ed'],
  [/\benquir/g, 'inquir'],
  [/\bEnquir/g, 'Inquir'],
  [/\bper cent\b/g, 'percent'],
  [/\bat the weekend\b/g, 'on the weekend'],
  [/\bpostcode/g, 'zip code'],
  [/\bPostcode/g, 'Zip code'],
  [/\bbasket\b/g, 'cart'],
  [/\bBasket\b/g, 'Cart'],
];

/** Placeholders and link targets are names, not words: `{colourCount}` stays what it is. */
const name = /(\{\w+\}|\]\([^)]*\))/;

/** A sentence as Americans write it; the shop's English is British. */
export function americanText(text: string): string {
  return text
    .split(name)
    .map((part, index) => (index % 2 === 1 ? part : spelled(part)))
    .join('');
}

export function americanArticle({ title, intro, metaDescription, blocks }: Article): Article {
  return {
    title: americanText(title),
    intro: americanText(intro),
    metaDescription: americanText(metaDescription),
    blocks: blocks.map(americanBlock),
  };
}

export function americanBlock(block: Block): Block {
  if (typeof block === 'string') return americanText(block);
  if ('heading' in block) return { heading: americanText(block.heading) };
  if ('subheading' in block) return { subheading: americanText(block.subheading) };
  if ('note' in block) return { note: americanText(block.note) };
  if ('list' in block) return { list: block.list.map(americanText) };
  if ('steps' in block) return { steps: block.steps.map(americanText) };
  if ('pictured' in block) return { pictured: block.pictured.map(americanStep) };
  if ('materials' in block) {
    return { materials: block.materials.map((item) => ({ ...item, note: americanText(item.note) })) };
  }
  if ('insert' in block) return block;
  if ('facts' in block) {
    return {
      facts: block.facts.map(([term, description]) => [americanText(term), americanText(description)]),
    };
  }
  const { head, rows } = block.table;
  return { table: { head: head.map(americanText), rows: rows.map((cells) => cells.map(americanText)) } };
}

function americanStep({ text, picture: { name: file, alt } }: PicturedStep): PicturedStep {
  return { text: americanText(text), picture: { name: file, alt: americanText(alt) } };
}

function spelled(text: string): string {
  return proseSpellings.reduce(
    (result, [british, american]) => result.replace(british, american),
    americanSpelling(text),
  );
}
