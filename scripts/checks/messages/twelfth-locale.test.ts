import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Texts } from '@bowline/markets';
import { beforeEach, describe, expect, test } from 'vitest';
import { plantTree } from '../../testing/planted-tree.ts';
import { listFiles } from '../source-files.ts';

const repository = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(repository, 'docs/guides/add-a-locale.md'), 'utf8');
const markets = 'packages/markets/src';
const english = /^(.*\/(?:texts|messages)\/)en\.json$/;
const copied =
  /^(packages\/(kit|markets)\/|packages\/(commerce|demo)\/package\.json|.*\/(texts|messages)\/.*\.json$|.*\/wire-texts\.json$|packages\/commerce\/src\/(texts|generated\/texts)\.ts$|packages\/demo\/src\/(language\/.*|content\/texts)\.ts$|scripts\/checks\/)/;

let root = '';

/** A shop with the parts that a locale concerns. */
beforeEach(() => {
  root = plantTree({ 'package.json': '{ "type": "module" }' });
  for (const file of listFiles(repository).filter((path) => copied.test(path))) {
    cpSync(join(repository, file), join(root, file));
  }
  mkdirSync(join(root, 'node_modules/@bowline'), { recursive: true });
  for (const name of ['kit', 'markets']) {
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@bowline', name));
  }
});

function edit(file: string, change: (text: string) => string) {
  const before = readFileSync(join(root, file), 'utf8');
  const after = change(before);
  expect(after, `${file} has changed`).not.toBe(before);
  writeFileSync(join(root, file), after);
}

function addName() {
  edit(`${markets}/locale-names.ts`, (text) => text.replace("'sv-SE',", "'sv-SE',\n  'pt-PT',"));
}

function addMarket() {
  addName();
  edit(`${markets}/market-addresses.ts`, (text) =>
    text.replace(
      /\n\};\s*$/,
      `\n  'pt-PT': { name: 'pt-PT', code: 'pt_PT', language: 'pt', friendlyName: 'Português',
      domain: 'bowline.eu', domainDefault: shop.sharedDomain, prefix: '/pt' },\n};\n`,
    ),
  );
  const dutch = readFileSync(join(root, `${markets}/locales/nl-nl.ts`), 'utf8');
  const portuguese = dutch
    .replaceAll('nl-NL', 'pt-PT')
    .replaceAll('nlNL', 'ptPT')
    .replace("country: 'NL'", "country: 'PT'");
  writeFileSync(join(root, `${markets}/locales/pt-pt.ts`), portuguese);
  edit(`${markets}/markets.ts`, (text) =>
    `import { ptPT } from './locales/pt-pt.ts';\n${text}`
      .replace("'sv-SE': svSE,", "'sv-SE': svSE,\n  'pt-PT': ptPT,")
      .replace("'sv-SE': svSE.market,", "'sv-SE': svSE.market,\n  'pt-PT': ptPT.market,"),
  );
}

/** English marked as another language, every plural form of it. */
const marked = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll(/(^|\| )/g, '$1pt ') : marked(value),
    ]),
  );

const setsToTranslate = () =>
  listFiles(root).filter((file) => english.test(file) && !/^(packages\/demo|apps\/admin)\//.test(file));

function translate(file: string) {
  const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts;
  writeFileSync(join(root, file.replace(english, '$1pt.json')), JSON.stringify(marked(texts)));
}

/** What a process that knows the new locale answers. */
function ask(code: string): unknown {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return JSON.parse(output);
}

const expectations = [
  'e2e/expectations/money-shown.ts',
  'e2e/expectations/page-head.ts',
  'e2e/search/natural-queries/natural-queries.ts',
];

/** The files in which the compiler misses something: the markets of this tree, and what the repository expects of each locale. */
function filesWithTypeErrors(): string[] {
  const tsconfig = {
    extends: join(repository, 'tsconfig.json'),
    compilerOptions: {
      typeRoots: [join(repository, 'node_modules/@types')],
      paths: { '@bowline/markets': [join(root, markets, 'index.ts')] },
    },
    include: [],
    files: [join(root, markets, 'index.ts'), ...expectations.map((file) => join(repository, file))],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(tsconfig));
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', root, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 600_000,
  });
  const files = [...stdout.matchAll(/^(\S[^(\n]*)\(\d+,\d+\): error TS/gm)].map(([, file = '']) =>
    resolve(root, file),
  );
  return [...new Set(files)].map((file) => relative(file.startsWith(root) ? root : repository, file)).sort();
}

const findings = () =>
  ask(`import { checkTextSets } from './scripts/checks/messages/text-sets.ts';
    process.stdout.write(JSON.stringify(checkTextSets('.')));`) as { file: string; message: string }[];

describe('a twelfth locale by the steps of the guide', () => {
  test('after its name alone the compiler leads to the other places, all of which the guide names', () => {
    addName();
    const wanted = filesWithTypeErrors();
    expect(wanted).toEqual([...expectations, `${markets}/market-addresses.ts`, `${markets}/markets.ts`]);
    for (const file of wanted) expect(guide).toContain(file.startsWith('e2e/') ? `${dirname(file)}/` : file);
  });

  test('with its market, the compiler misses nothing but what journeys expect of it', () => {
    addMarket();
    expect(filesWithTypeErrors()).toEqual(expectations);
  });

  test('without its texts, every set is missed by name', () => {
    addMarket();
    const missing = setsToTranslate().map((file) => file.replace(english, '$1pt.json'));
    expect(missing.length).toBeGreaterThan(10);
    expect(findings()).toEqual(missing.map((file) => ({ file, message: 'is missing' })));
  });

  test('with one text missing, that text is named', () => {
    addMarket();
    setsToTranslate().forEach(translate);
    edit('packages/commerce/src/modules/orders/texts/pt.json', (text) => text.replace('"closed"', '"shut"'));
    expect(findings().map(({ message }) => message)).toEqual([
      '"status.closed" is missing',
      '"status.shut" does not exist in English',
    ]);
  });

  test('with them, it has a market, routes, messages and words of commerce; the demo speaks English', () => {
    addMarket();
    setsToTranslate().forEach(translate);
    expect(findings()).toEqual([]);
    const answers = ask(`
      import { allMarkets, marketByStoreCode, staticPagePath } from '@bowline/markets';
      import { textsOf } from './packages/commerce/src/texts.ts';
      import { contentTexts } from './packages/demo/src/content/texts.ts';
      import { languageOf } from './packages/demo/src/language/languages.ts';
      process.stdout.write(JSON.stringify({
        markets: allMarkets.length,
        prefix: marketByStoreCode('pt_PT')?.prefix,
        hasPath: staticPagePath('returns', 'pt-PT').length > 1,
        status: textsOf('orders', 'pt-PT').status.closed,
        refusal: textsOf('cart', 'pt-PT').refusals['cart-line-not-found'],
        demo: contentTexts(languageOf('pt-PT')).faq.ordering.title,
      }));`);
    expect(answers).toEqual({
      markets: 12,
      prefix: '/pt',
      hasPath: true,
      status: 'pt Closed',
      refusal: "pt The cart doesn't contain the item",
      demo: 'Ordering',
    });
  });

  test('the guide names every file that has changed', () => {
    for (const file of ['locale-names.ts', 'market-addresses.ts', 'locales/<locale>.ts', 'markets.ts']) {
      expect(guide).toContain(`\`${markets}/${file}\``);
    }
    const folders = [
      'apps/storefront/app/i18n/messages/',
      'apps/storefront/app/features/consent/texts/',
      'apps/storefront/app/shell/texts/',
      'packages/commerce/src/modules/',
    ];
    for (const folder of folders) expect(guide).toContain(`\`${folder}\``);
    const elsewhere = setsToTranslate().filter((file) => !folders.some((folder) => file.startsWith(folder)));
    expect(elsewhere).toEqual([]);
  });
});
