import type { Letter, LetterBlock, LetterTable } from './letter.ts';

export function renderText({ blocks, footer = [] }: Letter, sender: string): string {
  const parts = [...blocks.map(blockText), ['-- ', sender, ...footer].join('\n')];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: LetterBlock): string {
  if ('heading' in block) return `${block.heading}\n${'='.repeat(block.heading.length)}`;
  if ('text' in block) return block.text;
  if ('button' in block) return `${block.button.label}:\n${block.button.url}`;
  if ('facts' in block) return block.facts.map(([term, value]) => `${term}: ${value}`).join('\n');
  if ('code' in block) return `    ${block.code}`;
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  return tableText(block.table);
}

function tableText({ rows, sums = [] }: LetterTable): string {
  const lines = rows.map(([first = '', ...rest]) => `- ${first}: ${rest.join(' · ')}`);
  return [...lines, ...sums.map(([label, amount]) => `${label}: ${amount}`)].join('\n');
}
