import { escapeMarkup } from '@bowline/kit';
import { lightColours } from '@bowline/ui/tokens';

/** What a letter says, in pieces from which both of its parts are made. All strings are plain text. */
export interface Letter {
  /** The line a mail program shows beside the subject. */
  readonly preview: string;
  readonly blocks: readonly LetterBlock[];
  /** Small print below everything. */
  readonly footer?: readonly string[];
}

export type LetterBlock =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly button: { readonly label: string; readonly url: string } }
  | { readonly facts: readonly (readonly [term: string, value: string])[] }
  | { readonly table: LetterTable }
  | { readonly code: string }
  | { readonly quote: string }
  | { readonly stars: LetterStars };

/** Something to rate: each of the links is a star, from the first to the last. */
export interface LetterStars {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/** The total stands out among the sums it is made of. */
export type LetterSum = readonly [label: string, amount: string, weight?: 'total'];

export interface LetterTable {
  readonly head: readonly string[];
  /** The last column is set to the right, as amounts are. */
  readonly rows: readonly (readonly string[])[];
  readonly sums?: readonly LetterSum[];
}

interface LetterFrame {
  readonly language: string;
  readonly subject: string;
  readonly sender: string;
  readonly shopUrl: string;
  readonly wayOut: LetterLink | undefined;
}

interface LetterLink {
  readonly label: string;
  readonly pageUrl: string;
}

const colours = lightColours;
const type = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const cell = `padding:8px 0;border-bottom:1px solid ${colours.border};vertical-align:top`;

/** Mail programs understand tables and style attributes, and little else. */
export function renderHtml({ preview, blocks, footer = [] }: Letter, frame: LetterFrame): string {
  const { language, subject, sender, shopUrl, wayOut } = frame;
  const smallPrint = [...[sender, ...footer].map(escapeMarkup), ...(wayOut ? [linkHtml(wayOut)] : [])];
  return `<!doctype html>
<html lang="${escapeMarkup(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(subject)}</title>
</head>
<body style="margin:0;background:${colours['surface-sunken']};color:${colours.text};${type}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${colours.surface};border:1px solid ${colours.border};border-radius:8px">
<tr><td style="padding:20px 28px;background:${colours.brand};border-radius:8px 8px 0 0"><a href="${escapeMarkup(shopUrl)}" style="color:${colours['on-brand']};font-size:22px;font-weight:700;text-decoration:none">${escapeMarkup(sender)}</a></td></tr>
<tr><td style="padding:12px 28px 28px">
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid ${colours.border};color:${colours['text-muted']};font-size:13px;line-height:1.5">${smallPrint.join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function linkHtml({ label, pageUrl }: LetterLink): string {
  return `<a href="${escapeMarkup(pageUrl)}" style="color:${colours['text-muted']}">${escapeMarkup(label)}</a>`;
}

function blockHtml(block: LetterBlock): string {
  if ('heading' in block) {
    return `<h1 style="margin:16px 0 8px;font-size:22px;line-height:1.3">${escapeMarkup(block.heading)}</h1>`;
  }
  if ('text' in block)
    return `<p style="margin:12px 0;font-size:16px;line-height:1.6">${lines(block.text)}</p>`;
  if ('button' in block) {
    const { label, url } = block.button;
    return `<p style="margin:20px 0"><a href="${escapeMarkup(url)}" style="display:inline-block;padding:12px 22px;background:${colours.primary};color:${colours['on-primary']};font-weight:600;text-decoration:none;border-radius:6px">${escapeMarkup(label)}</a></p>`;
  }
  if ('facts' in block) return factsHtml(block.facts);
  if ('code' in block) {
    return `<p style="margin:16px 0;padding:14px;background:${colours['secondary-soft']};color:${colours['on-secondary-soft']};font-family:ui-monospace,Menlo,Consolas,monospace;font-size:20px;letter-spacing:1px;text-align:center">${escapeMarkup(block.code)}</p>`;
  }
  if ('quote' in block) {
    return `<blockquote style="margin:16px 0;padding:8px 16px;border-left:3px solid ${colours.secondary};line-height:1.6">${lines(block.quote)}</blockquote>`;
  }
  if ('stars' in block) return starsHtml(block.stars);
  return tableHtml(block.table);
}

function starsHtml({ label, links }: LetterStars): string {
  const stars = links.map(
    (link) =>
      `<a href="${escapeMarkup(link.url)}" title="${escapeMarkup(link.label)}" aria-label="${escapeMarkup(link.label)}" style="display:inline-block;padding:4px 6px;color:${colours.warning};font-size:30px;line-height:1.2;text-decoration:none">☆</a>`,
  );
  return `<p style="margin:20px 0 4px;font-size:16px;font-weight:600">${escapeMarkup(label)}</p><p style="margin:0 0 12px">${stars.join('')}</p>`;
}

function factsHtml(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([term, value]) =>
      `<tr><th scope="row" align="left" style="${cell};padding-right:16px;font-weight:600">${escapeMarkup(term)}</th><td style="${cell}">${lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0;font-size:15px">${rows.join('')}</table>`;
}

function tableHtml({ head, rows, sums = [] }: LetterTable): string {
  const align = (index: number) => (index === head.length - 1 ? 'right' : 'left');
  const headings = head.map(
    (label, index) =>
      `<th scope="col" align="${align(index)}" style="${cell};color:${colours['text-muted']};font-weight:600">${escapeMarkup(label)}</th>`,
  );
  const body = rows.map(
    (row) =>
      `<tr>${row.map((text, index) => `<td align="${align(index)}" style="${cell}">${lines(text)}</td>`).join('')}</tr>`,
  );
  const foot = sums.map(([label, amount, weight]) => {
    const style = `padding:6px 0;${weight === 'total' ? 'font-size:17px;font-weight:700' : 'font-weight:400'}`;
    return `<tr><th scope="row" align="left" colspan="${Math.max(1, head.length - 1)}" style="${style}">${escapeMarkup(label)}</th><td align="right" style="${style}">${escapeMarkup(amount)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0;font-size:15px"><thead><tr>${headings.join('')}</tr></thead><tbody>${body.join('')}</tbody><tfoot>${foot.join('')}</tfoot></table>`;
}

function lines(text: string): string {
  return escapeMarkup(text).replace(/\r?\n/g, '<br>');
}

export function renderText(
  { blocks, footer = [] }: Letter,
  { sender, wayOut }: Pick<LetterFrame, 'sender' | 'wayOut'>,
): string {
  const out = wayOut ? [`${wayOut.label}: ${wayOut.pageUrl}`] : [];
  const parts = [...blocks.map(blockText), ['-- ', sender, ...footer, ...out].join('\n')];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: LetterBlock): string {
  if ('heading' in block) return `${block.heading}\n${'='.repeat(block.heading.length)}`;
  if ('text' in block) return block.text;
  if ('button' in block) return `${block.button.label}:\n${block.button.url}`;
  if ('facts' in block) return block.facts.map(([term, value]) => `${term}: ${value}`).join('\n');
  if ('code' in block) return `    ${block.code}`;
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  if ('stars' in block) {
    const { label, links } = block.stars;
    return [label, ...links.map((link) => `${link.label}: ${link.url}`)].join('\n');
  }
  return tableText(block.table);
}

function tableText({ rows, sums = [] }: LetterTable): string {
  const lines = rows.map(([first = '', ...rest]) => `- ${first}: ${rest.join(' · ')}`);
  return [...lines, ...sums.map(([label, amount]) => `${label}: ${amount}`)].join('\n');
}
