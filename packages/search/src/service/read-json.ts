import { badRequest } from './api-error.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
/** Nobody means more, and what walks through values does so by recursion. */
const deepest = 64;

/** JSON from bytes that somebody sent. */
export function readJson(bytes: Uint8Array): unknown {
  if (nestsDeeperThan(bytes, deepest)) throw badRequest('Invalid JSON: nested too deeply');
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown;
  } catch (error) {
    throw badRequest(`Invalid JSON: ${error instanceof Error ? error.message : 'not readable'}`);
  }
}

const quote = 0x22;
const backslash = 0x5c;
/** Of `[` and `{`, of `]` and `}`: they differ in one bit. */
const withoutThatBit = 0xdf;
const opening = 0x5b;
const closing = 0x5d;

function nestsDeeperThan(bytes: Uint8Array, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) {
      // Nearly all of it is text, of which only the end matters.
      at = endOfText(bytes, at + 1);
      continue;
    }
    const kind = byte & withoutThatBit;
    if (kind === opening) {
      depth += 1;
      if (depth > limit) return true;
    } else if (kind === closing) depth -= 1;
  }
  return false;
}

/** Where the quote is that ends it; a quote behind an odd number of backslashes does not. */
function endOfText(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(quote, from); at >= 0; at = bytes.indexOf(quote, at + 1)) {
    let backslashes = 0;
    while (bytes[at - 1 - backslashes] === backslash && at - 1 - backslashes >= from) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return bytes.length;
}
