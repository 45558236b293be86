import type { RichText, TextBlock } from './rich-text.ts';

export interface Heading {
  readonly anchor: string;
  readonly title: string;
}

/** What headings may say too: the main part of every page. */
const idsOfPages = ['content'];

/** The text with an address for each of its headings: its words, so that a link to it says where it leads. */
export function withAnchors(blocks: RichText): RichText {
  const taken = new Set(idsOfPages);
  return blocks.map((block) => {
    if (block._type !== 'block' || block.style !== 'h2') return block;
    const words = slugOf(wordsOf(block)) || 'part';
    let anchor = words;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${words}-${number}`;
    taken.add(anchor);
    return { ...block, anchor };
  });
}

/** What a text has headings for, where there are enough of them to choose from. */
export function headingsOf(blocks: RichText): readonly Heading[] {
  const headings = blocks.flatMap((block) =>
    block._type === 'block' && block.anchor ? [{ anchor: block.anchor, title: wordsOf(block) }] : [],
  );
  return headings.length < 2 ? [] : headings;
}

function wordsOf({ children }: TextBlock): string {
  return children.map(({ text }) => text).join('');
}

/** Letters of every language may stand in an address; spaces and signs may not. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
