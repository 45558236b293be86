import { expect, test } from 'vitest';
import { plantTree } from '../../testing/planted-tree.ts';
import { checkTextSets } from './text-sets.ts';

const english = { title: 'Order', status: { open: 'Open', canceled: 'Canceled by {name}' } };
const translated = { title: 'x', status: { open: 'y', canceled: 'z {name}' } };
const languages = ['nl', 'de', 'fr', 'it', 'es', 'pl', 'da', 'sv'];
const folder = 'packages/commerce/src/modules/orders/texts';

function findingsWith(changed: Readonly<Record<string, object | undefined>>) {
  const files: Record<string, object | undefined> = {
    en: english,
    ...Object.fromEntries(languages.map((language) => [language, translated])),
    ...changed,
  };
  const planted = Object.entries(files).flatMap(([name, content]) =>
    content ? [[`${folder}/${name}.json`, JSON.stringify(content)]] : [],
  );
  const root = plantTree(Object.fromEntries(planted));
  return checkTextSets(root).map(({ file, message }) => `${file.split('/').at(-1)}: ${message}`);
}

test('a complete set passes, with overlays of what differs', () => {
  expect(findingsWith({})).toEqual([]);
  expect(findingsWith({ 'en-GB': { status: { canceled: 'Cancelled by {name}' } } })).toEqual([]);
});

test('a text that one language lacks fails', () => {
  expect(findingsWith({ pl: { ...translated, status: { open: 'y' } } })).toEqual([
    'pl.json: "status.canceled" is missing',
  ]);
});

test('a language without a file fails', () => {
  expect(findingsWith({ sv: undefined })).toEqual(['sv.json: is missing']);
});

test('a text left in English fails', () => {
  expect(findingsWith({ fr: { ...translated, title: 'Order' } })).toEqual([
    'fr.json: "title" is not translated: "Order"',
  ]);
});

test('an overlay that repeats its language, invents keys or loses places fails', () => {
  expect(findingsWith({ 'en-US': { title: 'Order' } })).toEqual([
    'en-US.json: "title" is the same as in en.json: leave it out',
  ]);
  expect(findingsWith({ 'en-US': { subtitle: 'Order' } })).toEqual([
    'en-US.json: "subtitle" does not exist in English',
  ]);
  expect(findingsWith({ 'en-US': { status: { canceled: 'Cancelled' } } })).toEqual([
    'en-US.json: "status.canceled" has the placeholders none instead of {name}',
  ]);
  expect(findingsWith({ 'en-US': {} })).toEqual([
    'en-US.json: is empty: a locale without differences needs no file',
  ]);
});

test('a file of no language of the shop fails', () => {
  expect(findingsWith({ xx: translated })).toEqual([
    'xx.json: is named after no language and no locale of the shop',
  ]);
});

test('a text of the wire that is translated too fails', () => {
  const wire = { '../wire-texts': { title: 'Order' } };
  expect(findingsWith(wire)).toEqual(['wire-texts.json: "title" is also in the texts that are translated']);
});

test('an article that one language of the demo lacks fails, a language the demo does not speak does not', () => {
  const articles = 'packages/demo/src/content/articles';
  const root = plantTree({
    [`${articles}/pages/about/en.md`]: '',
    [`${articles}/pages/about/nl.md`]: '',
    [`${articles}/pages/terms/en.md`]: '',
  });
  expect(checkTextSets(root)).toEqual([{ file: `${articles}/pages/terms/nl.md`, message: 'is missing' }]);
});

test('texts about goods follow a gender, ask for forms and capitals, and lack nothing all the same', () => {
  const texts = 'packages/demo/src/catalogue/texts';
  const findings = (dutch: Record<string, string>) =>
    checkTextSets(
      plantTree({
        [`${texts}/en.json`]: JSON.stringify({ name: 'black {size}', about: '{Colours} of 4 mm' }),
        [`${texts}/nl.json`]: JSON.stringify(dutch),
      }),
    ).map(({ message }) => message);
  expect(findings({ name: 'zwart|zwarte {size}', about: 'Van 4 mm, {colours:f}' })).toEqual([]);
  expect(findings({ name: 'zwart', about: 'Van 4 mm, {colours:f}' })).toEqual([
    '"name" has the placeholders none instead of {size}',
  ]);
});
