import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isGenerated, isTestCode, listFiles, read } from './source-files.ts';

const root = join(import.meta.dirname, '../..');
const texts = [...listFiles(root, 'packages'), ...listFiles(root, 'apps/storefront/app')]
  .filter((file) => /\.(ts|tsx|json)$/.test(file) && !isTestCode(file) && !isGenerated(file))
  .map((file) => ({ file, lines: read(root, file).split('\n') }));

/** How the shop does not speak to anybody; every pattern is a form that no other language of the shop has. */
const strangers: Readonly<Record<string, RegExp>> = {
  'German says du': /\b(Ihnen|Ihre[mnrs]?)\b|\b(in|mit|von|zu) Ihr\b|\b\p{L}+en Sie\b/u,
  'Spanish says tú':
    /\b[uU]sted(es)?\b|\b[iI]nténtelo\b|\b(Elija|Compruebe|Introduzca|Escriba|Consulte|Haga|Añada|Vuelva|Aprenda|Calcule|Guarde)\b/u,
  'Italian says tu': /\briprovi\b|\b(Riprovare|Scelga|Verifichi|Inserisca|Inserire|Aggiunga)\b/u,
  'Polish says ty': /\b(Proszę|Państwo|Państwa|Pana|Pani)\b/u,
  'Dutch says je': /\b[uU]w\b/u,
  'French has one spelling of its own': /\b([Ll]e|[Dd]u|[Aa]u) \{?paracord\b/u,
};

test.each(Object.entries(strangers))('%s, in every text', (_, pattern) => {
  const found = texts.flatMap(({ file, lines }) =>
    lines.filter((line) => pattern.test(line)).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
