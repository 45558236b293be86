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

/** What the engine writes by itself, which is several times as quick as writing value by value. */
export const charactersAtOnce = 8 * 1024;

/** The JSON of a long answer piece by piece, as `JSON.stringify` writes it in one go. */
export function* jsonPieces(value: unknown): Generator<string, void> {
  let piece = '';
  function* write(part: unknown): Generator<string, void> {
    if (!isNested(part)) piece += JSON.stringify(part) ?? 'null';
    else if (Array.isArray(part)) yield* writeList(part);
    else yield* writeObject(part);
    if (piece.length >= charactersPerPiece) {
      yield piece;
      piece = '';
    }
  }

  /** Items of a list are alike: as long as they are short, nobody looks into them. */
  function* writeList(list: readonly unknown[]): Generator<string, void> {
    let before = '[';
    let areShort = true;
    for (const item of list) {
      piece += before;
      before = ',';
      if (areShort) {
        const text = JSON.stringify(item) ?? 'null';
        areShort = text.length <= charactersAtOnce;
        piece += text;
        if (piece.length < charactersPerPiece) continue;
        yield piece;
        piece = '';
      } else {
        yield* write(item);
      }
    }
    piece += before === '[' ? '[]' : ']';
  }

  function* writeObject(object: object): Generator<string, void> {
    let before = '{';
    for (const [key, inside] of Object.entries(object)) {
      if (inside === undefined) continue;
      piece += `${before}${JSON.stringify(key)}:`;
      before = ',';
      yield* write(inside);
    }
    piece += before === '{' ? '{}' : '}';
  }

  yield* write(value);
  if (piece !== '') yield piece;
}

/** Whether there is anything inside that could be long itself. */
function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  return Object.values(value).some((inside) => typeof inside === 'object' && inside !== null);
}
