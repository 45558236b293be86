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
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

function nestsDeeperThan(bytes: Uint8Array, limit: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isInText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInText = false;
    } else if (byte === quote) isInText = true;
    else if (opening.has(byte)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (closing.has(byte)) depth -= 1;
  }
  return false;
}
