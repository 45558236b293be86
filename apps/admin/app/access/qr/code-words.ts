import { correctionOf } from './reed-solomon.ts';

/** Versions 1 to 10 at the lowest level of correction, which suits a screen: bytes of correction for each block, and blocks by their length. */
export const versions: readonly { readonly correction: number; readonly blocks: readonly number[] }[] = [
  { correction: 7, blocks: [19] },
  { correction: 10, blocks: [34] },
  { correction: 15, blocks: [55] },
  { correction: 20, blocks: [80] },
  { correction: 26, blocks: [108] },
  { correction: 18, blocks: [68, 68] },
  { correction: 20, blocks: [78, 78] },
  { correction: 24, blocks: [97, 97] },
  { correction: 30, blocks: [116, 116] },
  { correction: 18, blocks: [68, 68, 69, 69] },
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export interface CodeWords {
  readonly version: number;
  /** In the order in which they are drawn. */
  readonly bytes: readonly number[];
}

/** The bytes of a text with all that stands around them, in the smallest version that holds them; null when none does. */
export function codeWordsOf(text: string): CodeWords | null {
  const bytes = [...new TextEncoder().encode(text)];
  const index = versions.findIndex(({ blocks }, at) => bytes.length + (at < 9 ? 2 : 3) <= sum(blocks));
  const found = versions[index];
  if (!found) return null;
  const data = framed(bytes, index < 9 ? 8 : 16, sum(found.blocks));
  const blocks = found.blocks.map((length, at) => {
    const from = sum(found.blocks.slice(0, at));
    return data.slice(from, from + length);
  });
  const corrections = blocks.map((block) => correctionOf(block, found.correction));
  return { version: index + 1, bytes: [...inTurn(blocks), ...inTurn(corrections)] };
}

/** Mode, length, text and end in bits, filled up with the two bytes that the standard names. */
function framed(bytes: readonly number[], lengthBits: number, size: number): readonly number[] {
  const bits = [
    '0100',
    bytes.length.toString(2).padStart(lengthBits, '0'),
    ...bytes.map((byte) => byte.toString(2).padStart(8, '0')),
    '0000',
  ].join('');
  const data = Array.from({ length: bytes.length + (lengthBits + 8) / 8 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
  while (data.length < size) data.push((data.length - bytes.length - (lengthBits + 8) / 8) % 2 ? 0x11 : 0xec);
  return data;
}

/** The first of each, then the second of each. */
function inTurn(blocks: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }).flatMap((_, at) =>
    blocks.flatMap((block) => (at < block.length ? [block[at] ?? 0] : [])),
  );
}
