import type { RichBlock, RichText, TextBlock } from '../features/content/rich-text.ts';

/** The words of a text, for those who cannot show more: search engines, counts, feeds. */
export function plainTextOf(blocks: RichText): string {
  return blocks
    .map(textOfBlock)
    .filter((text) => text !== '')
    .join('\n');
}

function textOfBlock(block: RichBlock): string {
  switch (block._type) {
    case 'block':
      return textOf(block);
    case 'facts':
      return block.facts
        .map(({ term, description }) => `${term}: ${description.map(textOf).join(' ')}`)
        .join('\n');
    case 'table':
      return block.rows
        .map(({ cells }) => cells.map(({ content }) => content.map(textOf).join(' ')).join(', '))
        .join('\n');
    default:
      return '';
  }
}

function textOf({ children }: TextBlock): string {
  return children.map(({ text }) => text).join('');
}
