import { plainElements } from '#catalog';

export interface PlainHtml {
  readonly html: string | null;
  /** Something that people would have seen differently is gone. */
  readonly isSimplified: boolean;
}

const longestHtml = 200_000;
const standIns: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
/** Around what is shown; that they go changes nothing. */
const unseen = new Set(['html', 'body', 'section', 'article', 'main', 'font', 'figure']);
const tag = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|<|>/gi;

/** Rule 15: what this shop knows of a description, without attributes but for where links lead. */
export function plainHtml(given: string): PlainHtml {
  const kept = [
    ['<!--', '-->'],
    ['<script', '</script>'],
    ['<style', '</style>'],
    ['{{', '}}'],
  ].reduce((text, [begin = '', end = '']) => without(text, begin, end), given.slice(0, longestHtml));
  let isSimplified = kept.length !== given.length;
  const html = kept.replace(tag, (found, slash: string, written: string | undefined, rest: string) => {
    if (written === undefined) return found === '<' ? '&lt;' : '&gt;';
    const name = standIns[written.toLowerCase()] ?? written.toLowerCase();
    if (!plainElements.has(name)) {
      isSimplified ||= !unseen.has(name);
      return '';
    }
    if (slash !== '') return `</${name}>`;
    const [, href] =
      name === 'a' ? (/\shref="((?:https:\/\/|\/(?!\/))[^"<>\\]{0,2000})"/i.exec(rest) ?? []) : [];
    return href === undefined ? `<${name}>` : `<a href="${href}">`;
  });
  return { html: html.trim() || null, isSimplified };
}

/** Without everything between two marks, and without the rest where the second one is missing. */
function without(text: string, begin: string, end: string): string {
  const lower = text.toLowerCase();
  let kept = '';
  for (let at = 0; ; ) {
    const from = lower.indexOf(begin, at);
    if (from === -1) return kept + text.slice(at);
    kept += text.slice(at, from);
    const to = lower.indexOf(end, from);
    if (to === -1) return kept;
    at = to + end.length;
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** The words alone, for where this shop has no markup. */
export const plainWords = (given: string): string =>
  (plainHtml(given).html ?? '')
    .replace(/<(?:br|\/p|\/li|\/h\d)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n{2,}/g, '\n')
    .trim();
