import { described, type Element } from './read-markup.ts';

/** Attributes without which an element says nothing. */
const required: Readonly<Record<string, readonly string[]>> = {
  html: ['lang'],
  img: ['src', 'alt'],
  iframe: ['src', 'title'],
  link: ['rel'],
  source: ['srcset'],
};

const enumerated: Readonly<Record<string, ReadonlySet<string>>> = {
  'button type': new Set(['submit', 'button', 'reset']),
  'img loading': new Set(['lazy', 'eager']),
  'img decoding': new Set(['async', 'sync', 'auto']),
  'img fetchpriority': new Set(['high', 'low', 'auto']),
  'form method': new Set(['get', 'post', 'dialog']),
  'th scope': new Set(['row', 'col', 'rowgroup', 'colgroup']),
};

const wholeNumbers = new Set([
  'width',
  'height',
  'maxlength',
  'minlength',
  'rows',
  'cols',
  'colspan',
  'rowspan',
]);
const obsolete = new Set([
  'align',
  'bgcolor',
  'border',
  'cellpadding',
  'cellspacing',
  'valign',
  'color',
  'face',
]);
const addresses = new Set(['href', 'src', 'action', 'formaction', 'poster']);

/** What is wrong with the attributes of one element, whatever stands around it. */
export function attributeProblems(element: Element): string[] {
  if (element.isForeign) return [];
  const { name, attributes } = element;
  const found: string[] = [];
  const say = (why: string) => void found.push(`${described(element)} ${why}`);
  for (const needed of required[name] ?? []) if (!attributes.has(needed)) say(`has no ${needed}`);
  if (name === 'html' && attributes.get('lang') === '') say('names no language');
  if (name === 'link' && !attributes.has('href') && !attributes.has('imagesrcset')) say('leads nowhere');
  if (name === 'a' && attributes.has('target') && !attributes.has('href')) say('leads nowhere');
  for (const [key, value] of attributes) {
    const values = enumerated[`${name} ${key}`];
    if (values && !values.has(value.toLowerCase())) say(`has ${key}="${value}"`);
    if (wholeNumbers.has(key) && !/^\d+$/.test(value)) say(`has ${key}="${value}"`);
    if (key === 'tabindex' && !/^-?\d+$/.test(value)) say(`has tabindex="${value}"`);
    if (obsolete.has(key)) say(`has ${key}, which is a matter of style`);
    if (key === 'style' || key.startsWith('on')) say(`has ${key}, which the policy forbids`);
    if (addresses.has(key) && (value === '' || /[\s<>"\\^`{|}]/.test(value))) say(`has ${key}="${value}"`);
    if (key === 'id' && (value === '' || /\s/.test(value))) say(`has the id "${value}"`);
    if (key === 'role' && value === '') say('has an empty role');
    if (key === 'datetime' && !/^\d{4}-\d{2}-\d{2}(T|$)|^P|^\d{2}:\d{2}/.test(value))
      say(`has datetime="${value}"`);
  }
  return found;
}
