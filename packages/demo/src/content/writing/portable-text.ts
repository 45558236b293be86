import type { Picture } from '@bowline/content';
import { categoryKeys, staticPageIds } from '@bowline/markets';
import { tutorialFile } from '../../media-files.ts';
import { tutorialSize } from '../../pictures/tutorials/size.ts';
import { drawnPicture } from '../documents/document-parts.ts';
import type { Block, InsertName, Material, PicturedStep } from './article.ts';

const pages: ReadonlySet<string> = new Set(staticPageIds);
const categories: ReadonlySet<string> = new Set(categoryKeys);

const acceptedByKind: Readonly<Record<string, (name: string) => boolean>> = {
  page: (id) => pages.has(id),
  category: (key) => categories.has(key),
  faq: isKeyOrNothing,
  blog: isKeyOrNothing,
  search: (words) => words.trim() !== '',
  mailto: (address) => /^[^\s@]+@[^\s@]+$/.test(address),
};

/** Whether a link leads to something the storefront can turn into an address: `page:returns`, `faq:`, `search:dog leash`. */
export function isLinkTarget(target: string): boolean {
  const colon = target.indexOf(':');
  if (colon < 0) return false;
  const kind = target.slice(0, colon);
  return Object.hasOwn(acceptedByKind, kind) && acceptedByKind[kind]?.(target.slice(colon + 1)) === true;
}

function isKeyOrNothing(name: string): boolean {
  return name === '' || /^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/.test(name);
}

/** A run of text under the same marks, with the link it belongs to. */
interface InlineRun {
  readonly text: string;
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
  readonly target?: string;
}

type Marks = Omit<InlineRun, 'text'>;

const mark = /\*\*(?<strong>.+?)\*\*(?!\*)|\*(?<emphasis>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)/;

/** Reads `**strong**`, `*emphasis*` and `[text](target)`, which may stand inside one another. */
function readInlineMarks(text: string, marks: Marks = { isStrong: false, isEmphasis: false }): InlineRun[] {
  const found = mark.exec(text);
  if (!found?.groups) return text === '' ? [] : [{ text, ...marks }];
  const { strong, emphasis, label, target } = found.groups;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const inside =
    strong !== undefined
      ? readInlineMarks(strong, { ...marks, isStrong: true })
      : emphasis !== undefined
        ? readInlineMarks(emphasis, { ...marks, isEmphasis: true })
        : readInlineMarks(label ?? '', { ...marks, target: knownTarget(target ?? '') });
  return [...(before ? [{ text: before, ...marks }] : []), ...inside, ...readInlineMarks(after, marks)];
}

function knownTarget(target: string): string {
  if (!isLinkTarget(target)) throw new Error(`A text links to "${target}", which leads nowhere`);
  return target;
}

export interface Span {
  readonly _type: 'span';
  readonly _key: string;
  readonly text: string;
  readonly marks: readonly string[];
}

/** The storefront resolves the target when it renders, so that a text survives a changed slug. */
export interface LinkDefinition {
  readonly _type: 'link';
  readonly _key: string;
  readonly target: string;
}

export interface TextBlock {
  readonly _type: 'block';
  readonly _key: string;
  readonly style: 'normal' | 'h2' | 'h3' | 'note';
  readonly listItem?: 'bullet' | 'number';
  readonly level?: number;
  readonly children: readonly Span[];
  readonly markDefs: readonly LinkDefinition[];
}

interface Cell {
  readonly _type: 'cell';
  readonly _key: string;
  readonly content: readonly TextBlock[];
}

export type PortableBlock =
  | TextBlock
  | {
      readonly _type: 'facts';
      readonly _key: string;
      readonly facts: readonly {
        readonly _type: 'fact';
        readonly _key: string;
        readonly term: string;
        readonly description: readonly TextBlock[];
      }[];
    }
  | {
      readonly _type: 'table';
      readonly _key: string;
      readonly head: readonly string[];
      readonly rows: readonly {
        readonly _type: 'row';
        readonly _key: string;
        readonly cells: readonly Cell[];
      }[];
    }
  | {
      readonly _type: 'steps';
      readonly _key: string;
      readonly steps: readonly {
        readonly _type: 'step';
        readonly _key: string;
        readonly text: readonly TextBlock[];
        readonly picture: Picture;
      }[];
    }
  | {
      readonly _type: 'materials';
      readonly _key: string;
      readonly items: readonly (Material & { readonly _type: 'material'; readonly _key: string })[];
    }
  | { readonly _type: 'insert'; readonly _key: string; readonly name: InsertName };

/** Turns a text's blocks into Portable Text; keys follow the position, so the same text gives the same document. */
export function portableText(blocks: readonly Block[]): PortableBlock[] {
  return blocks.flatMap((block, index) => portableBlocks(block, `b${index}`));
}

function portableBlocks(block: Block, key: string): PortableBlock[] {
  if (typeof block === 'string') return [textBlock(block, key)];
  if ('heading' in block) return [textBlock(block.heading, key, { style: 'h2' })];
  if ('subheading' in block) return [textBlock(block.subheading, key, { style: 'h3' })];
  if ('note' in block) return [textBlock(block.note, key, { style: 'note' })];
  if ('list' in block) return listBlocks(block.list, key, 'bullet');
  if ('steps' in block) return listBlocks(block.steps, key, 'number');
  if ('pictured' in block) return [stepsBlock(block.pictured, key)];
  if ('materials' in block) {
    const items = block.materials.map((item, index) => ({
      _type: 'material' as const,
      _key: `${key}m${index}`,
      ...item,
    }));
    return [{ _type: 'materials', _key: key, items }];
  }
  if ('insert' in block) return [{ _type: 'insert', _key: key, name: block.insert }];
  if ('facts' in block) return [factsBlock(block.facts, key)];
  return [tableBlock(block.table, key)];
}

function listBlocks(items: readonly string[], key: string, listItem: 'bullet' | 'number'): TextBlock[] {
  return items.map((item, index) => textBlock(item, `${key}i${index}`, { listItem, level: 1 }));
}

function stepsBlock(steps: readonly PicturedStep[], key: string): PortableBlock {
  return {
    _type: 'steps',
    _key: key,
    steps: steps.map(({ text, picture: { name, alt } }, index) => ({
      _type: 'step',
      _key: `${key}i${index}`,
      text: [textBlock(text, `${key}i${index}t`)],
      picture: drawnPicture(tutorialFile(name), alt, tutorialSize),
    })),
  };
}

function factsBlock(facts: readonly (readonly [string, string])[], key: string): PortableBlock {
  return {
    _type: 'facts',
    _key: key,
    facts: facts.map(([term, description], index) => ({
      _type: 'fact',
      _key: `${key}f${index}`,
      term,
      description: [textBlock(description, `${key}f${index}d`)],
    })),
  };
}

function tableBlock(
  { head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] },
  key: string,
): PortableBlock {
  return {
    _type: 'table',
    _key: key,
    head,
    rows: rows.map((cells, row) => {
      if (cells.length !== head.length) {
        throw new Error(`The row "${cells.join(' | ')}" needs ${head.length} cells`);
      }
      return {
        _type: 'row',
        _key: `${key}r${row}`,
        cells: cells.map((cell, column) => ({
          _type: 'cell',
          _key: `${key}r${row}c${column}`,
          content: [textBlock(cell, `${key}r${row}c${column}t`)],
        })),
      };
    }),
  };
}

function textBlock(
  text: string,
  key: string,
  shape: Partial<Pick<TextBlock, 'style' | 'listItem' | 'level'>> = {},
): TextBlock {
  const runs = readInlineMarks(text);
  const targets = [...new Set(runs.flatMap(({ target }) => (target === undefined ? [] : [target])))];
  const linkKey = (target: string): string => `${key}l${targets.indexOf(target)}`;
  return {
    _type: 'block',
    _key: key,
    style: 'normal',
    ...shape,
    children: runs.map((run, index) => ({
      _type: 'span',
      _key: `${key}s${index}`,
      text: run.text,
      marks: marksOf(run, linkKey),
    })),
    markDefs: targets.map((target) => ({ _type: 'link', _key: linkKey(target), target })),
  };
}

function marksOf(run: InlineRun, linkKey: (target: string) => string): string[] {
  return [
    ...(run.isStrong ? ['strong'] : []),
    ...(run.isEmphasis ? ['em'] : []),
    ...(run.target === undefined ? [] : [linkKey(run.target)]),
  ];
}
