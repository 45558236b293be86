import type { Block } from './article.ts';
import { portableText } from './portable-text.ts';

/** What must be alike in all languages: the kinds of blocks, how long lists are, and where links lead. */
export function textSkeleton(blocks: readonly Block[]): unknown[] {
  return blocks.map((block) => {
    const links = [...JSON.stringify(block).matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target).sort();
    if (typeof block === 'string') return ['paragraph', links];
    if ('insert' in block) return block;
    if ('pictured' in block) return block.pictured.map(({ picture }) => picture.name);
    if ('materials' in block) return block.materials.map(({ note: _, ...item }) => item);
    const size = Object.values(block).map((part) =>
      typeof part === 'string' ? 1 : 'rows' in part ? [part.head.length, part.rows.length] : part.length,
    );
    return [Object.keys(block), size, links];
  });
}

/** The names in braces that a text uses, each once. */
export function placeholdersIn(text: unknown): ReadonlySet<string> {
  return new Set([...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
}

/** The words a visitor reads, without marks and link targets. */
export function spokenWords(blocks: readonly Block[]): string[] {
  return [...JSON.stringify(portableText(blocks)).matchAll(/"text":"([^"]*)"/g)].map(
    ([, text]) => text ?? '',
  );
}
