import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { listFiles, read } from './source-files.ts';

const isMigration = (file: string) => /\/migrations\/\d{4}-[\w-]+\.sql$/.test(file);
const knownFile = 'scripts/checks/migration-safety/known-migrations.txt';
/** Says in the file itself why old processes can bear it. */
const mark = /^-- (?:contract|safe while old processes run): \S+/m;

/** What processes of the former release cannot bear, or what stops everybody while it runs. */
const dangers: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/\bdrop\s+(?:table|column|view|type|schema|function)\b/i, 'drops what the former release may still read'],
  [/\balter\s+table\b[^;]*\brename\b/i, 'renames what the former release still knows by its old name'],
  [/\balter\s+type\b[^;]*\brename\b/i, 'renames what the former release still knows by its old name'],
  [
    /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint|primary|unique|foreign|check|exclude)\w+\s+(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(?:default|generated)\b)/i,
    'adds a column that must not be null and has no default: the former release does not fill it',
  ],
  [/\bset\s+not\s+null\b/i, 'forbids null in a column that the former release may leave empty'],
  [
    /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i,
    'writes a whole table anew, and nobody reads it meanwhile',
  ],
];

/**
 * Releases happen while people shop: the new migrations run before the new processes, and the former ones go on. Files that were there
 * when this rule came are known by their checksums; of every other each danger has to be marked.
 */
export function check(root: string): Finding[] {
  const known = new Set(
    existsSync(join(root, knownFile))
      ? read(root, knownFile)
          .split('\n')
          .map((line) => line.split(' ')[0])
      : [],
  );
  return listFiles(root)
    .filter(isMigration)
    .flatMap((file) => {
      const sql = read(root, file).replaceAll('\r\n', '\n');
      if (known.has(checksumOf(sql)) || mark.test(sql)) return [];
      return findDangers(sql).map(({ line, message }) => ({
        file,
        line,
        message: `${message} (docs/guides/add-a-migration.md)`,
      }));
    });
}

export function checksumOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex').slice(0, 16);
}

/** Tables that the same file creates have no former readers. */
export function findDangers(sql: string): { line: number; message: string }[] {
  const created = new Set(
    [...sql.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/gi)].map(([, name]) => name),
  );
  const code = sql.replaceAll(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
  const found: { line: number; message: string }[] = [];
  let offset = 0;
  for (const statement of code.split(';')) {
    const table = /\balter\s+table\s+(?:if\s+exists\s+|only\s+)*([\w.]+)/i.exec(statement)?.[1];
    const isNew = table !== undefined && created.has(table);
    for (const [pattern, message] of dangers) {
      const match = isNew ? null : pattern.exec(statement);
      if (match) found.push({ line: code.slice(0, offset + match.index).split('\n').length, message });
    }
    offset += statement.length + 1;
  }
  return found;
}
