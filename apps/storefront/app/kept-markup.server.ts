import { createLru } from '@bowline/kit';
import type { KnownMarkup } from './KeptMarkup.tsx';

const mostBytes = 24 * 1024 * 1024;
/** What a buffer, its names and its place in the store take besides. */
const perPartBytes = 200;
/** Locales, currencies, displays of VAT and hosts together. */
const mostScopes = 1_000;

/** The parts of one page: those that earlier pages made, and those that it makes. */
export interface PageParts {
  find(of: readonly unknown[]): KnownMarkup;
  /** Keeps the parts that the page has made, and answers the page with all of them, without marks. */
  putIn(html: Buffer): Buffer;
}

/**
 * Markup of parts by all that they show, so that nothing in here becomes untrue: what changes has another key, and what nobody
 * asks for any more leaves first. A `scope` is what all parts of a page have in common. They are bytes from the first page on: React
 * and whoever looks through a page see only a mark where one of them will stand.
 */
export function createMarkupStore(): (scope: unknown, nonce: string) => PageParts {
  const kept = createPartStore();
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
    const parts: (string | Buffer)[] = [];
    return {
      find(of) {
        const key = JSON.stringify([common, of]);
        const markup = kept.get(key);
        // Whoever writes what a page shows does not know its nonce, and so no mark of it.
        return { mark: `${nonce} ${parts.push(markup ?? key) - 1}`, isMade: markup !== undefined };
      },
      putIn(html) {
        if (parts.length === 0) return html;
        return withParts(html, nonce, (place, made) => {
          const part = parts[place] ?? '';
          if (typeof part !== 'string') return part;
          if (made) kept.set(part, made());
          return undefined;
        });
      },
    };
  };
}

/**
 * In two halves: what is asked for comes into the new one, and when that is full the old one goes. A page looks for a hundred parts,
 * and to put each of them last in one long row would take longer than to find it.
 */
function createPartStore() {
  let fresh = new Map<string, Buffer>();
  let old = new Map<string, Buffer>();
  let freshBytes = 0;

  function put(key: string, part: Buffer): void {
    fresh.set(key, part);
    // Two bytes for each character outside of Latin, such as the euro sign.
    freshBytes += perPartBytes + 2 * key.length + part.length;
    if (freshBytes <= mostBytes / 2) return;
    old = fresh;
    fresh = new Map();
    freshBytes = 0;
  }

  return {
    get(key: string): Buffer | undefined {
      const part = fresh.get(key);
      if (part) return part;
      const older = old.get(key);
      if (older) put(key, older);
      return older;
    },
    /** One that several pages made at once is counted once. */
    set(key: string, part: Buffer): void {
      if (!fresh.has(key)) put(key, part);
    },
  };
}

const mark = '<i data-kept-';
/** The longest there is, without the nonce. */
const longestMark = `${mark}here=" 1000000"></i>`.length;

/** A part may stand within another, and its marks are in neither. `take` is given the markup of those that were made here. */
function withParts(
  html: Buffer,
  nonce: string,
  take: (place: number, made?: () => Buffer) => Buffer | undefined,
): Buffer {
  const pieces: Buffer[] = [];
  /** With how many pieces the parts begin that have not ended. */
  const open: number[] = [];
  let readUpTo = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const text = html.toString('latin1', at + mark.length, at + longestMark + nonce.length);
    const [whole = '', kind, place] = /^(from|to|here)="([^"]*)"><\/i>/.exec(text) ?? [];
    if (!place?.startsWith(`${nonce} `)) continue;
    pieces.push(html.subarray(readUpTo, at));
    readUpTo = at + mark.length + whole.length;
    const number = Number(place.slice(nonce.length));
    if (kind === 'from') open.push(pieces.length);
    else if (kind === 'here') pieces.push(take(number) ?? Buffer.alloc(0));
    else {
      const start = open.pop();
      take(number, () => inOwnMemory(pieces.slice(start)));
    }
  }
  return Buffer.concat([...pieces, html.subarray(readUpTo)]);
}

/** Small buffers are parts of a larger one, which stays until the last of them goes. */
function inOwnMemory(pieces: readonly Buffer[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const whole = Buffer.allocUnsafeSlow(length);
  let end = 0;
  for (const piece of pieces) end += piece.copy(whole, end);
  return whole;
}
