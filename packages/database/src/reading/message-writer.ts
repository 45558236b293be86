import { Buffer } from 'node:buffer';

/** Of the protocol of PostgreSQL, by which a message begins. */
const codes = { parse: 0x50, describe: 0x44, bind: 0x42, execute: 0x45, close: 0x43, sync: 0x53 } as const;
const ofStatement = 0x53;
const asText = 0;
const asBytes = 1;
const lengthBytes = 4;
const mostBytesPerUnit = 3;

const firstSize = 16 * 1024;
/** What one long statement made of it is given back. */
const keptSize = 256 * 1024;

let room = Buffer.allocUnsafe(firstSize);
let end = 0;
let messageStart = 0;

/**
 * The messages of a batch, one behind the other in one piece of memory: the driver makes a piece of each, and hands every one of them
 * to the connection, which takes longer than most statements need here. All of it happens in one go, so that one room is enough.
 */
export const messages = {
  parse(name: string, text: string): void {
    begin(codes.parse);
    putText(name);
    putText(text);
    putInt16(0);
    finish();
  },
  describe(name: string): void {
    begin(codes.describe);
    putByte(ofStatement);
    putText(name);
    finish();
  },
  /** Parameters are texts, or bytes as they are; answers are texts. */
  bind(name: string, parameters: readonly (string | Buffer | null)[]): void {
    begin(codes.bind);
    // Of no name, as the portal.
    putByte(0);
    putText(name);
    putInt16(parameters.length);
    for (const value of parameters) putInt16(value instanceof Buffer ? asBytes : asText);
    putInt16(parameters.length);
    for (const value of parameters) putParameter(value);
    putInt16(1);
    putInt16(asText);
    finish();
  },
  execute(): void {
    begin(codes.execute);
    putByte(0);
    // All rows.
    putInt32(0);
    finish();
  },
  /** There is no harm in closing what was never there. */
  close(name: string): void {
    begin(codes.close);
    putByte(ofStatement);
    putText(name);
    finish();
  },
  sync(): void {
    begin(codes.sync);
    finish();
  },
  /** All that was written since, as a piece of its own. */
  take(): Buffer {
    const written = Buffer.allocUnsafe(end);
    room.copy(written, 0, 0, end);
    messages.forget();
    return written;
  },
  forget(): void {
    end = 0;
    if (room.length > keptSize) room = Buffer.allocUnsafe(firstSize);
  },
};

function begin(code: number): void {
  putByte(code);
  messageStart = end;
  ensure(lengthBytes);
  end += lengthBytes;
}

/** The length counts itself, but not the code. */
function finish(): void {
  room.writeInt32BE(end - messageStart, messageStart);
}

function ensure(bytes: number): void {
  if (end + bytes <= room.length) return;
  const larger = Buffer.allocUnsafe(Math.max(room.length * 2, end + bytes));
  room.copy(larger, 0, 0, end);
  room = larger;
}

function putByte(value: number): void {
  ensure(1);
  room[end] = value;
  end += 1;
}

function putInt16(value: number): void {
  ensure(2);
  end = room.writeUInt16BE(value, end);
}

function putInt32(value: number): void {
  ensure(4);
  end = room.writeInt32BE(value, end);
}

function putText(text: string): void {
  ensure(text.length * mostBytesPerUnit + 1);
  end += room.write(text, end);
  room[end] = 0;
  end += 1;
}

function putParameter(value: string | Buffer | null): void {
  if (value === null) {
    putInt32(-1);
  } else if (typeof value === 'string') {
    ensure(lengthBytes + value.length * mostBytesPerUnit);
    const written = room.write(value, end + lengthBytes);
    end = room.writeInt32BE(written, end) + written;
  } else {
    putInt32(value.length);
    ensure(value.length);
    value.copy(room, end);
    end += value.length;
  }
}
