const encoder = new TextEncoder();
/** Room for nearly every answer; the text is written here once instead of being measured first and written then. */
const room = new Uint8Array(512 * 1024);
const mostBytesPerUnit = 3;

export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  if (text.length * mostBytesPerUnit > room.length) return encoder.encode(text);
  return room.slice(0, encoder.encodeInto(text, room).written);
}

/** What is written in one go: about a millisecond. */
export const charactersPerPiece = 64 * 1024;

/** The JSON of a long answer piece by piece, as `JSON.stringify` writes it in one go. */
export function* jsonPieces(value: unknown): Generator<string, void> {
  let piece = '';
  function* write(part: unknown): Generator<string, void> {
    if (!isNested(part)) {
      piece += JSON.stringify(part) ?? 'null';
    } else {
      const isList = Array.isArray(part);
      let before = isList ? '[' : '{';
      for (const [key, inside] of Object.entries(part)) {
        if (inside === undefined && !isList) continue;
        piece += isList ? before : `${before}${JSON.stringify(key)}:`;
        before = ',';
        yield* write(inside);
      }
      piece += before === ',' ? '' : before;
      piece += isList ? ']' : '}';
    }
    if (piece.length >= charactersPerPiece) {
      yield piece;
      piece = '';
    }
  }
  yield* write(value);
  if (piece !== '') yield piece;
}

/** Whether there is anything inside that could be long itself: the rest is written by the engine, which is quicker. */
function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  return Object.values(value).some((inside) => typeof inside === 'object' && inside !== null);
}
