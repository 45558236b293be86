interface Hunk {
  /** Where it began in the text it was made from. */
  readonly start: number;
  readonly before: string;
  readonly after: string;
}

const header = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@$/;

/**
 * Applies a text patch of the diff-match-patch kind. A piece that moved is found where its surroundings stand nearest to the
 * expected place; a piece whose surroundings changed makes the whole patch fail, because guessing would garble the text.
 */
export function applyTextPatch(text: string, patch: string): string | undefined {
  const hunks = parseHunks(patch);
  if (!hunks) return undefined;
  let result = text;
  let shift = 0;
  for (const { start, before, after } of hunks) {
    const place = nearest(result, before, start + shift);
    if (place === undefined) return undefined;
    result = result.slice(0, place) + after + result.slice(place + before.length);
    shift = place - start + after.length - before.length;
  }
  return result;
}

function parseHunks(patch: string): Hunk[] | undefined {
  const hunks: { start: number; before: string; after: string }[] = [];
  for (const line of patch.split('\n')) {
    if (line === '') continue;
    const found = header.exec(line);
    if (found) {
      const [, start = '0', length] = found;
      // Lines of such a header count from one, except for a piece without length.
      hunks.push({ start: length === '0' ? Number(start) : Number(start) - 1, before: '', after: '' });
      continue;
    }
    const hunk = hunks.at(-1);
    const content = decode(line.slice(1));
    if (!hunk || content === undefined) return undefined;
    if (line.startsWith(' ')) {
      hunk.before += content;
      hunk.after += content;
    } else if (line.startsWith('-')) hunk.before += content;
    else if (line.startsWith('+')) hunk.after += content;
    else return undefined;
  }
  return hunks.length > 0 ? hunks : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function nearest(text: string, piece: string, expected: number): number | undefined {
  const place = Math.max(0, Math.min(expected, text.length));
  if (text.startsWith(piece, place)) return place;
  const before = text.lastIndexOf(piece, place);
  const after = text.indexOf(piece, place);
  if (before < 0 || after < 0) return Math.max(before, after) < 0 ? undefined : Math.max(before, after);
  return place - before <= after - place ? before : after;
}
