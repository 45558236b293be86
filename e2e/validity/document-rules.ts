import { ancestorsOf, described, type Element } from './read-markup.ts';

const references = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'aria-activedescendant',
  'headers',
  'for',
  'form',
  'list',
];
const labelable = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);

/** What only shows in the whole document: names that are taken twice, references into nothing, the order of headings. */
export function documentProblems(elements: readonly Element[]): string[] {
  return [
    ...idProblems(elements),
    ...headProblems(elements),
    ...headingProblems(elements),
    ...landmarkProblems(elements),
  ];
}

function idProblems(elements: readonly Element[]): string[] {
  const byId = new Map<string, Element>();
  const found: string[] = [];
  for (const element of elements) {
    const id = element.attributes.get('id');
    if (id === undefined) continue;
    if (byId.has(id)) found.push(`two elements have the id ${id}: ${described(element)}`);
    byId.set(id, element);
  }
  for (const element of elements) {
    for (const reference of references) {
      for (const id of element.attributes.get(reference)?.split(/\s+/) ?? []) {
        const target = byId.get(id);
        if (!target) found.push(`${described(element)} names ${id} in ${reference}, which is not there`);
        else if (reference === 'for' && element.name === 'label' && !labelable.has(target.name))
          found.push(`${described(element)} labels ${described(target)}`);
      }
    }
    const fragment = /^#(.+)$/.exec(element.attributes.get('href') ?? '')?.[1];
    // A dialog that opened by its fragment closes, without scripts, by one that nothing has.
    if (fragment !== undefined && element.name === 'a' && !byId.has(fragment) && !isInDialog(element))
      found.push(`${described(element)} leads to #${fragment}, which is not there`);
  }
  return found;
}

function headProblems(elements: readonly Element[]): string[] {
  const count = (name: string) => elements.filter((element) => element.name === name).length;
  const inHead = elements.filter(({ parent }) => parent?.name === 'head');
  const charset = inHead.findIndex(({ attributes }) => attributes.has('charset'));
  return [
    ...['html', 'head', 'body']
      .filter((name) => count(name) !== 1)
      .map((name) => `there is not one <${name}>`),
    ...(inHead.filter(({ name }) => name === 'title').length === 1 ? [] : ['the head has not one title']),
    ...(charset === -1 || charset > 4 ? ['the character set is not named at the beginning'] : []),
    ...elements
      .filter(
        ({ name, attributes }) =>
          name === 'link' && attributes.get('rel') === 'preload' && !attributes.get('as'),
      )
      .map((element) => `${described(element)} does not say as what`),
  ];
}

function headingProblems(elements: readonly Element[]): string[] {
  const shown = elements.filter((element) => /^h[1-6]$/.test(element.name) && !isInDialog(element));
  const levels = shown.map(({ name }) => Number(name[1]));
  const skipped = shown.filter(
    (_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? levels[index] ?? 0) + 1,
  );
  return [
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['there is not one h1']),
    ...skipped.map((heading) => `${described(heading)} skips a level`),
  ];
}

function landmarkProblems(elements: readonly Element[]): string[] {
  const mains = elements.filter(({ name, attributes }) => name === 'main' && !attributes.has('hidden'));
  return mains.length === 1 ? [] : ['there is not one main'];
}

function isInDialog(element: Element): boolean {
  return ancestorsOf(element).some(({ name }) => name === 'dialog');
}
