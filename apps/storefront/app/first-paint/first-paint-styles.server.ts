import { createHash } from 'node:crypto';
import sheet from '@bowline/ui/styles.css?inline';
import stylesUrl from '@bowline/ui/styles.css?url';
import { readStyleRules, rulesFor, type StyleRule } from './style-rules.ts';

/** What the first paint of a page waits for that has no styles of its own. */
export const styleSheetLink = `<${stylesUrl}>; rel=preload; as=style`;

const link = Buffer.from(`<link rel="stylesheet" href="${stylesUrl}"/>`);
let rulesOfSheet: readonly StyleRule[] | undefined;

/** The page is shown once the sheet is there. */
export function waitingForStyles(html: Buffer): Buffer {
  return inserted(html, html.indexOf('</head>'), link);
}

/** The page is shown at once, if it brings its styles; scripts that come after this wait for the sheet. */
export function withStylesToCome(html: Buffer): Buffer {
  return inserted(html, html.lastIndexOf('</body>'), link);
}

/** The rules of the sheet that the page can meet before anybody touches it, and by what the content security policy knows them. */
export function withOwnStyles(html: Buffer): { readonly html: Buffer; readonly hash: string } {
  rulesOfSheet ??= readStyleRules(sheet);
  const styles = rulesFor(rulesOfSheet, classesIn(html));
  return {
    html: inserted(html, html.indexOf('</head>'), Buffer.from(`<style>${styles}</style>`)),
    hash: createHash('sha256').update(styles).digest('base64'),
  };
}

const opening = ' class="';

/** Of everything that looks like a class: one too many brings a rule too many. */
function classesIn(html: Buffer): ReadonlySet<string> {
  const text = html.toString('latin1');
  const lists = new Set<string>();
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at)) {
    const start = at + opening.length;
    at = text.indexOf('"', start);
    if (at < 0) break;
    lists.add(text.slice(start, at));
  }
  return new Set([...lists].flatMap((list) => plain(list).split(' ')));
}

const marks: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

function plain(list: string): string {
  return list.includes('&')
    ? list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (mark) => marks[mark] ?? mark)
    : list;
}

/** A page without the place for it, because it could not be made whole, stays as it is. */
function inserted(html: Buffer, at: number, piece: Buffer): Buffer {
  return at < 0 ? html : Buffer.concat([html.subarray(0, at), piece, html.subarray(at)]);
}
