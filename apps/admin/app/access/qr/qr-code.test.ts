import fc from 'fast-check';
import { expect, test } from 'vitest';
import { versions } from './code-words.ts';
import { formatBits, qrCode, versionBits } from './qr-code.ts';
import { correctionOf, power, product } from './reed-solomon.ts';

const maskAt = (mask: number, x: number, y: number): boolean =>
  [
    (x + y) % 2,
    y % 2,
    x % 3,
    (x + y) % 3,
    (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    ((x * y) % 2) + ((x * y) % 3),
    (((x * y) % 2) + ((x * y) % 3)) % 2,
    (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask] === 0;

/** Reads a code as a camera would, from its squares alone: format, mask, path, blocks, and that nothing has to be repaired. */
function read(squares: readonly (readonly boolean[])[]): string {
  const size = squares.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => squares[y]?.[x] ?? false;
  const number = (bits: readonly boolean[]) => bits.reduce((sum, bit) => sum * 2 + Number(bit), 0);
  const format =
    number([0, 1, 2, 3, 4, 5, 7].map((x) => at(x, 8)).concat([8, 7, 5, 4, 3, 2, 1, 0].map((y) => at(8, y)))) ^
    0b101010000010010;
  const second = number(
    [1, 2, 3, 4, 5, 6, 7]
      .map((back) => at(8, size - back))
      .concat([8, 7, 6, 5, 4, 3, 2, 1].map((back) => at(size - back, 8))),
  );
  expect(second ^ 0b101010000010010).toBe(format);
  expect(format >> 13).toBe(0b01);
  const mask = (format >> 10) & 7;

  const centres = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  const isAligned = (x: number, y: number) =>
    centres.some((cx) =>
      centres.some((cy) => {
        const isCorner =
          (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
        return !isCorner && Math.abs(cx - x) <= 2 && Math.abs(cy - y) <= 2;
      }),
    );
  const isText = (x: number, y: number) =>
    !(x === 6 || y === 6) &&
    !(x < 9 && y < 9) &&
    !(x >= size - 8 && y < 9) &&
    !(x < 9 && y >= size - 8) &&
    !(version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) &&
    !isAligned(x, y);
  const bits: boolean[] = [];
  const columns = Array.from({ length: size }, (_, x) => x).filter((x) => x !== 6);
  for (let pair = columns.length / 2 - 1, isUp = true; pair >= 0; pair -= 1, isUp = !isUp) {
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [columns[pair * 2 + 1] ?? 0, columns[pair * 2] ?? 0]) {
        if (isText(x, y)) bits.push(at(x, y) !== maskAt(mask, x, y));
      }
    }
  }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, each) =>
    number(bits.slice(each * 8, each * 8 + 8)),
  );
  const { blocks: lengths, correction } = versions[version - 1] ?? { blocks: [], correction: 0 };
  const blocks: number[][] = lengths.map(() => []);
  let next = 0;
  for (let round = 0; round < Math.max(...lengths); round += 1) {
    for (const [index, length] of lengths.entries())
      if (round < length) blocks[index]?.push(bytes[next++] ?? 0);
  }
  const data = blocks.flatMap((block) => [...block]);
  for (let round = 0; round < correction; round += 1)
    for (const block of blocks) block.push(bytes[next++] ?? 0);
  expect(next).toBe(bytes.length);
  for (const block of blocks) {
    for (let root = 0; root < correction; root += 1) {
      expect(block.reduce((sum, byte) => product(sum, power(root)) ^ byte, 0)).toBe(0);
    }
  }
  const stream = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const lengthBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + lengthBits), 2);
  const start = 4 + lengthBits;
  const read = Array.from({ length }, (_, each) =>
    Number.parseInt(stream.slice(start + each * 8, start + each * 8 + 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(read));
}

test('the numbers that the standard gives as examples', () => {
  const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  expect(formatBits(0).toString(2).padStart(15, '0')).toBe('111011111000100');
  expect(formatBits(4).toString(2).padStart(15, '0')).toBe('110011000101111');
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
});

test('whatever is written is read again, in every version', () => {
  const app =
    'otpauth://totp/Bowline:olga@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Bowline';
  expect(read(qrCode(app) ?? [])).toBe(app);
  for (const length of [1, 17, 18, 32, 53, 78, 106, 107, 134, 154, 155, 192, 230, 231, 271]) {
    const text = 'x'.repeat(length);
    expect(read(qrCode(text) ?? [])).toBe(text);
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const squares = qrCode(text);
      if (squares) expect(read(squares)).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test('what does not fit is no code', () => {
  expect(qrCode('x'.repeat(272))).toBeNull();
});
