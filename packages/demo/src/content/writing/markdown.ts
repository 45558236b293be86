import { type Block, type InsertName, insertNames, type Material, type PicturedStep } from './article.ts';

/** A file of Markdown with its front matter. */
export interface MarkdownFile {
  readonly frontMatter: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Front matter is lines of `name: "value"` between two lines of dashes: YAML, as far as a text needs it. */
export function readMarkdownFile(text: string): MarkdownFile {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === '') throw new Error('A text begins with its front matter, between two lines of ---');
  const lines = head.split('\n').map((line) => {
    const [, name, value] = /^(\w+): (".*")$/.exec(line) ?? [];
    if (!name || !value) throw new Error(`"${line}" is not name: "value"`);
    return [name, String(JSON.parse(value))] as const;
  });
  return { frontMatter: Object.fromEntries(lines), body };
}

/**
 * The Markdown that texts are written in: headings of two levels, paragraphs, `-` and `1.` lists, `>` notes, tables,
 * facts as a term with `: description` below it, and `::openingHours` for an insert. Steps may end in `![what is seen](name)`;
 * what is needed is a list of `+ sku: note`, `+ sku/version: note`, and `+? sku: note` where it can be done without.
 */
export function readBlocks(markdown: string): readonly Block[] {
  return markdown
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(readBlock);
}

function readBlock(chunk: string): Block {
  const lines = chunk.split('\n').map((line) => line.trim());
  const [first = '', second = ''] = lines;
  if (first.startsWith('### ')) return { subheading: first.slice(4) };
  if (first.startsWith('## ')) return { heading: first.slice(3) };
  if (first.startsWith('> ')) return { note: lines.map((line) => line.replace(/^> ?/, '')).join(' ') };
  if (first.startsWith('::')) return { insert: insertNamed(first.slice(2)) };
  if (first.startsWith('- ')) return { list: itemsOf(lines, /^- /) };
  if (first.startsWith('+')) return { materials: itemsOf(lines, /^(?=\+)/).map(readMaterial) };
  if (/^\d+\. /.test(first)) return readSteps(itemsOf(lines, /^\d+\. /));
  if (first.startsWith('| ')) return readTable(lines);
  if (second.startsWith(': ')) return { facts: readFacts(lines) };
  return lines.join(' ');
}

/** A line without a mark of its own goes on with the item before it. */
function itemsOf(lines: readonly string[], mark: RegExp): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  return items;
}

/** Either every step has its picture, or none has. */
function readSteps(steps: readonly string[]): Block {
  if (!steps.some((step) => step.includes('!['))) return { steps };
  return { pictured: steps.map(readPicturedStep) };
}

function readPicturedStep(step: string): PicturedStep {
  const [, text, alt, name] = /^(.+) !\[([^\]]+)\]\(([a-z0-9/-]+)\)$/.exec(step) ?? [];
  if (!text || !alt || !name) throw new Error(`The step "${step}" has no picture at its end`);
  return { text, picture: { name, alt } };
}

function readMaterial(line: string): Material {
  const [, optional, sku, variant, note] = /^\+(\?)? ([a-z0-9-]+)(?:\/([a-z0-9-]+))?: (.+)$/.exec(line) ?? [];
  if (!sku || !note) throw new Error(`"${line}" is not + sku: note`);
  return { sku, ...(variant && { variant }), note, isOptional: optional !== undefined };
}

function readTable(lines: readonly string[]): Block {
  const [head = [], ...rows] = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cellsOf);
  return { table: { head, rows } };
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());
}

function readFacts(lines: readonly string[]): [term: string, description: string][] {
  const facts: [string, string][] = [];
  for (let index = 0; index < lines.length; index += 2) {
    const [term = '', description = ''] = lines.slice(index, index + 2);
    if (!description.startsWith(': ')) throw new Error(`The term "${term}" has no description below it`);
    facts.push([term, description.slice(2)]);
  }
  return facts;
}

function insertNamed(text: string): InsertName {
  const name = insertNames.find((candidate) => candidate === text);
  if (!name) throw new Error(`There is no insert "${text}"`);
  return name;
}
