import { createLru } from '@bowline/kit';
import type { KnownMarkup } from './KeptMarkup.tsx';

const mostBytes = 12 * 1024 * 1024;
/** Locales, currencies, displays of VAT and hosts together. */
const mostScopes = 1_000;

/** The parts of one page: those that earlier pages made, and those that it makes. */
export interface PageParts {
  find(of: readonly unknown[]): KnownMarkup;
  /** Keeps the parts that the page has made, and answers the page without their marks. */
  keep(html: Buffer): Buffer;
}

/**
 * Markup of parts by all that they show, so that nothing in here becomes untrue: what changes has another key, and what nobody
 * asks for any more leaves first. A `scope` is what all parts of a page have in common.
 */
export function createMarkupStore(): (scope: unknown, nonce: string) => PageParts {
  const kept = createLru<string>({
    maxWeight: mostBytes,
    // Two bytes for each character outside of Latin, such as the euro sign.
    weigh: (key, markup) => 2 * (key.length + markup.length),
  });
  const scopes = createLru<number>({ maxWeight: mostScopes, weigh: () => 1 });
  let scopesSeen = 0;

  /** A number that none before had, so that what was kept for a forgotten one is never found. */
  function numberOf(scope: string): number {
    const known = scopes.get(scope) ?? ++scopesSeen;
    scopes.set(scope, known);
    return known;
  }

  return (scope, nonce) => {
    const common = numberOf(JSON.stringify(scope));
    const made: string[] = [];
    return {
      find(of) {
        const key = `${common} ${JSON.stringify(of)}`;
        const markup = kept.get(key);
        if (markup !== undefined) return { markup };
        // Whoever writes what a page shows does not know its nonce, and so no mark of it.
        return { mark: `${nonce} ${made.push(key) - 1}` };
      },
      keep(html) {
        if (made.length === 0) return html;
        return withoutMarks(html, nonce, (place, markup) => kept.set(made[place] ?? '', markup));
      },
    };
  };
}

const mark = '<i data-kept-';
/** The longest there is, without the nonce. */
const longestMark = `${mark}from=" 1000000"></i>`.length;

/** A part may stand within another, and its marks are in neither. */
function withoutMarks(html: Buffer, nonce: string, take: (place: number, markup: string) => void): Buffer {
  const pieces: Buffer[] = [];
  /** With how many pieces the parts begin that have not ended. */
  const open: number[] = [];
  let readUpTo = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const text = html.toString('latin1', at + mark.length, at + longestMark + nonce.length);
    const [whole = '', kind, place] = /^(from|to)="([^"]*)"><\/i>/.exec(text) ?? [];
    if (!place?.startsWith(`${nonce} `)) continue;
    pieces.push(html.subarray(readUpTo, at));
    readUpTo = at + mark.length + whole.length;
    if (kind === 'from') open.push(pieces.length);
    else take(Number(place.slice(nonce.length)), Buffer.concat(pieces.slice(open.pop())).toString());
  }
  return Buffer.concat([...pieces, html.subarray(readUpTo)]);
}
