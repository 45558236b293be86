const encoder = new TextEncoder();
/** Room for nearly every answer; the text is written here once instead of being measured first and written then. */
const room = new Uint8Array(512 * 1024);
const mostBytesPerUnit = 3;

export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  if (text.length * mostBytesPerUnit > room.length) return encoder.encode(text);
  return room.slice(0, encoder.encodeInto(text, room).written);
}
