import { placesIn } from '@bowline/kit';
import { defaultLocale, layTextsOver, type Texts } from '@bowline/markets';
import { listFiles, readJson } from '../checks/source-files.ts';

const source = 'packages/commerce/src';
/** The languages of a module lie in `texts/`; what is English everywhere lies beside them. */
const sourceFile = new RegExp(
  `^${source}/(?:modules/)?([\\w-]+)/(?:texts/${defaultLocale}|wire-texts)\\.json$`,
);

/** The type of every text of commerce, from the English ones: its key, and what its places are called. */
export function renderCommerceTexts(root: string): string {
  const byOwner = new Map<string, Texts>();
  for (const file of listFiles(root, source)) {
    const owner = sourceFile.exec(file)?.[1];
    if (owner === undefined) continue;
    byOwner.set(owner, layTextsOver(byOwner.get(owner) ?? {}, readJson(root, file) as Texts));
  }
  const owners: Texts = Object.fromEntries(byOwner);
  return [
    '// Generated from the English texts of commerce by `npm run generate`.',
    '',
    "import type { Template } from '@bowline/kit';",
    '',
    `export interface CommerceTexts ${renderType(owners, '')}`,
    '',
    '/** Whose texts have the words of a refusal. */',
    'export const refusalOwners = {',
    ...Object.entries(refusalOwners(byOwner)).map(([code, owner]) => `  '${code}': '${owner}',`),
    '} as const;',
    '',
  ].join('\n');
}

function refusalOwners(byOwner: ReadonlyMap<string, Texts>): Record<string, string> {
  const owners: Record<string, string> = {};
  for (const [owner, { refusals = {} }] of byOwner) {
    for (const code of Object.keys(refusals)) {
      if (owners[code]) throw new Error(`"${code}" is a refusal of ${owners[code]} and of ${owner}`);
      owners[code] = owner;
    }
  }
  return owners;
}

function renderType(texts: Texts, indent: string): string {
  const lines = Object.entries(texts).map(([key, value]) => {
    const name = /^[a-z_]\w*$/i.test(key) ? key : `'${key}'`;
    const type = typeof value === 'string' ? renderText(value) : renderType(value, `${indent}  `);
    return `${indent}  readonly ${name}: ${type};`;
  });
  return ['{', ...lines, `${indent}}`].join('\n');
}

function renderText(text: string): string {
  const places = placesIn(text).map((name) => `'${name}'`);
  return places.length === 0 ? 'string' : `Template<${places.join(' | ')}>`;
}
