import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { type CommerceTables, commerceMigrations } from '@bowline/commerce';
import { createTestDatabase } from '@bowline/database/testing';
import { expect, onTestFinished, test } from 'vitest';
import { sparingTsc } from '../check-steps.ts';
import { check as checkBoundaries } from '../checks/boundaries.ts';
import { checkTextSets } from '../checks/messages/text-sets.ts';
import { check as checkNames } from '../checks/names.ts';
import { generators } from '../generate/generators.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const operations = ['apps/storefront/app', 'apps/admin/app'];
const moduleFolder = 'packages/commerce/src/modules/guest-book';

interface Step {
  /** From the root of the repository. */
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

/** Every block of the guide belongs to the file that the text before it names last at the beginning of a line. */
function stepsOf(guide: string): readonly Step[] {
  return [...guide.matchAll(/```(\w+)\n(.*?)```/gs)].map(([, language = '', text = ''], index, all) => {
    const before = guide.slice(0, all[index]?.index);
    const named = [...before.matchAll(/^`([\w./-]+\.\w+)`/gm)].at(-1)?.[1] ?? '';
    return {
      file: named.includes('packages/') || named.startsWith('docs/') ? named : `${moduleFolder}/${named}`,
      language,
      text,
    };
  });
}

/** A block of differences: what is added follows a line that is there. */
function applyAdditions(text: string, difference: string): string {
  const [context = '', ...added] = difference.trimEnd().split('\n');
  const line = `${context.slice(1)}\n`;
  if (!text.includes(line)) throw new Error(`There is no line "${context.slice(1)}"`);
  return text.replace(line, () => `${line}${added.map((each) => `${each.slice(1)}\n`).join('')}`);
}

/** What of the shop the guide is about, beside the packages that it does not touch. */
function copyShop(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bowline-recipe-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const parts = [
    'package.json',
    'tsconfig.base.json',
    'packages/commerce/package.json',
    'packages/commerce/src',
  ];
  for (const part of [...parts, 'docs/api', 'scripts']) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  for (const app of operations) {
    cpSync(join(root, app), join(copy, app), {
      recursive: true,
      filter: (path) => extname(path) === '' || extname(path) === '.graphql',
    });
  }
  const link = (name: string, target = join(root, 'node_modules', name)) =>
    symlinkSync(target, join(copy, 'node_modules', name), 'junction');
  mkdirSync(join(copy, 'node_modules/@bowline'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) if (name !== '@bowline') link(name);
  for (const name of readdirSync(join(root, 'node_modules/@bowline'))) {
    if (name === 'commerce') link('@bowline/commerce', join(copy, 'packages/commerce'));
    else link(`@bowline/${name}`);
  }
  return copy;
}

test('the guide adds a module with table, field, refusal, text and job by changing two files that exist', async () => {
  const copy = copyShop();
  const read = (file: string) => readFileSync(join(copy, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  };

  const steps = stepsOf(readFileSync(join(root, 'docs/guides/add-a-module.md'), 'utf8'));
  for (const { file, language, text } of steps) {
    write(file, language === 'diff' ? applyAdditions(read(file), text) : text);
  }
  const changed = new Set(steps.map(({ file }) => file).filter((file) => !file.startsWith(moduleFolder)));
  expect([...changed]).toEqual(['packages/commerce/src/modules.ts', 'docs/api/extensions.md']);

  await run(process.execPath, [join(copy, 'scripts/generate.ts')]);
  const differs = (file: string) => read(file) !== readFileSync(join(root, file), 'utf8');
  expect(generators.map(({ file }) => file).filter(differs)).toEqual([
    'docs/api/schema.graphql',
    'packages/commerce/src/generated/texts.ts',
    'packages/commerce/src/generated/wire.ts',
  ]);

  const findings = [...checkBoundaries(copy), ...checkNames(copy)];
  expect(findings.filter(({ file }) => file.startsWith('packages/commerce/'))).toEqual([]);
  expect(checkTextSets(copy).map(({ file }) => file)).toEqual(
    ['nl', 'fr', 'it', 'es', 'pl', 'da', 'sv'].map((name) => expect.stringContaining(`texts/${name}.json`)),
  );
  write('tsconfig.json', typeCheck);
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-p', copy, ...sparingTsc.args];
  await run(process.execPath, tsc, { env: { ...process.env, ...sparingTsc.env } });

  // A database as it is in the field today.
  const database = await createTestDatabase<CommerceTables>({ migrations: commerceMigrations });
  onTestFinished(() => database.close());
  const program = join(import.meta.dirname, 'programs/use-guest-book.ts');
  const { stdout } = await run(process.execPath, [program, copy, database.url]);
  expect(JSON.parse(stdout)).toEqual({
    signed: { data: { sign_guest_book: [{ text: 'Ahoy' }] } },
    refused: {
      message: 'Schreiben Sie 1 bis 500 Zeichen.',
      extensions: { category: 'graphql-input', code: 'guest-book-text-length' },
    },
    recurring: [{ task: 'guest-book.forget-old', cron: '10 3 * * *' }],
    afterTheJob: { data: { guest_book: [] } },
  });
}, 900_000);

const typeCheck = JSON.stringify({
  extends: './tsconfig.base.json',
  compilerOptions: { lib: ['ES2024', 'ESNext.Iterator', 'DOM', 'DOM.Iterable'], types: ['node'] },
  files: ['packages/commerce/src/index.ts', `${moduleFolder}/index.ts`],
});
