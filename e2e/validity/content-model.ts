import { ancestorsOf, childElements, described, type Element, textOf } from './read-markup.ts';

const names = (list: string) => new Set(list.trim().split(/\s+/));

const metadata = names('base link meta noscript script style template title');
const phrasing =
  names(`a abbr area audio b bdi bdo br button canvas cite code data datalist del dfn em embed i iframe img
  input ins kbd label link map mark math meta meter noscript object output picture progress q ruby s samp script select
  slot small span strong sub sup svg template textarea time u var video wbr`);
const flow =
  names(`address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6
  header hgroup hr main menu nav ol p pre search section table ul`);
const headings = names('h1 h2 h3 h4 h5 h6');

/** Elements that hold running text and nothing else. */
const holdsPhrasing =
  names(`p h1 h2 h3 h4 h5 h6 pre abbr b bdi bdo button cite code data dfn em i kbd label mark meter
  output progress q s samp small span strong sub sup time u var legend summary option`);
const holdsPhrasingAndHeadings = names('legend summary');
const neverInTerm = names('article aside footer h1 h2 h3 h4 h5 h6 header hgroup nav section');

/** Elements whose children are of few kinds; `script` and `template` may stand among them. */
const onlyChildren: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: names('li'),
  ol: names('li'),
  menu: names('li'),
  dl: names('dt dd div'),
  table: names('caption colgroup thead tbody tfoot tr'),
  thead: names('tr'),
  tbody: names('tr'),
  tfoot: names('tr'),
  tr: names('th td'),
  colgroup: names('col'),
  select: names('option optgroup hr'),
  optgroup: names('option'),
  picture: names('source img'),
  html: names('head body'),
  head: metadata,
};

/** Elements that mean something only in these. */
const onlyIn: Readonly<Record<string, ReadonlySet<string>>> = {
  li: names('ul ol menu'),
  dt: names('dl div'),
  dd: names('dl div'),
  tr: names('table thead tbody tfoot'),
  td: names('tr'),
  th: names('tr'),
  caption: names('table'),
  figcaption: names('figure'),
  legend: names('fieldset'),
  summary: names('details'),
  option: names('select optgroup datalist'),
  source: names('picture audio video'),
};

/** Elements that have to be the first of their parent. */
const comesFirst = names('legend summary caption');
const transparent = names('a ins del map object noscript slot');
const interactive = names('a button details embed iframe input label select textarea');

/** Where an element stands and must not, by the content models of the standard. */
export function contentModelProblems(element: Element): string[] {
  if (element.isForeign || element.name === '#document') return [];
  return [...parentProblems(element), ...interactiveProblems(element), ...requiredPartProblems(element)];
}

function parentProblems(element: Element): string[] {
  const { name, parent } = element;
  if (!parent) return [];
  const found: string[] = [];
  const say = (why: string) => void found.push(`${described(element)} ${why}`);
  const known = phrasing.has(name) || flow.has(name) || metadata.has(name) || name in onlyIn;
  if (
    !known &&
    !['html', 'head', 'body', 'thead', 'tbody', 'tfoot', 'col', 'colgroup', 'optgroup'].includes(name)
  )
    say('is not an element of HTML');
  const children = onlyChildren[parent.name];
  if (children && !children.has(name) && name !== 'script' && name !== 'template')
    say(`stands directly in <${parent.name}>`);
  if (onlyIn[name] && !onlyIn[name].has(parent.name)) say(`stands in <${parent.name}>`);
  if (comesFirst.has(name) && childElements(parent)[0] !== element)
    say(`is not the first in <${parent.name}>`);
  const holder = holderOf(parent);
  if (holder && holdsPhrasing.has(holder.name) && !mayHold(holder.name, name))
    say(`is no running text, but stands in <${holder.name}>`);
  if (neverInTerm.has(name) && ancestorsOf(element).some((outer) => outer.name === 'dt'))
    say('stands in <dt>');
  return found;
}

function mayHold(holder: string, name: string): boolean {
  return phrasing.has(name) || (holdsPhrasingAndHeadings.has(holder) && headings.has(name));
}

/** The element whose content model counts; some take on that of what they stand in. */
function holderOf(element: Element): Element | undefined {
  return transparent.has(element.name) && element.parent ? holderOf(element.parent) : element;
}

function isInteractive({ name, attributes }: Element): boolean {
  if (name === 'a') return attributes.has('href');
  if (name === 'input') return attributes.get('type') !== 'hidden';
  return interactive.has(name);
}

const neverNested = names('form label a');
const sectioning = names('header footer main');

function interactiveProblems(element: Element): string[] {
  const { name, attributes } = element;
  const canBeUsed = isInteractive(element) || attributes.has('tabindex');
  if (!canBeUsed && !neverNested.has(name) && !sectioning.has(name)) return [];
  const found: string[] = [];
  for (const outer of ancestorsOf(element)) {
    const isPressable = outer.name === 'button' || (outer.name === 'a' && outer.attributes.has('href'));
    if (canBeUsed && isPressable)
      found.push(`${described(element)} can be used, but stands in ${described(outer)}`);
    if (neverNested.has(name) && outer.name === name)
      found.push(`${described(element)} stands in another <${name}>`);
    if (sectioning.has(name) && (outer.name === 'header' || outer.name === 'footer'))
      found.push(`${described(element)} stands in <${outer.name}>`);
  }
  return found;
}

function requiredPartProblems(element: Element): string[] {
  const first = childElements(element)[0]?.name;
  if (element.name === 'details' && first !== 'summary') return [`${described(element)} has no summary`];
  if (element.name === 'title' && textOf(element).trim() === '') return ['the title is empty'];
  if (headings.has(element.name) && textOf(element).trim() === '' && !hasNamedPicture(element))
    return [`${described(element)} is an empty heading`];
  return [];
}

function hasNamedPicture(element: Element): boolean {
  return childElements(element).some(
    (child) => (child.attributes.get('alt') ?? '') !== '' || hasNamedPicture(child),
  );
}
