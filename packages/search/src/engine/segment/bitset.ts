/** A set of record numbers, one bit each. */
export type Bitset = Uint32Array;

export function emptyBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function fullBitset(size: number): Bitset {
  const bits = emptyBitset(size).fill(0xffffffff);
  trim(bits, size);
  return bits;
}

/** Clears what lies beyond the last record in the last word. */
function trim(bits: Bitset, size: number): void {
  if (size & 31) bits[bits.length - 1] = 2 ** (size & 31) - 1;
}

export function addTo(bits: Bitset, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
}

export function removeFrom(bits: Bitset, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) & ~(1 << (index & 31));
}

export function isIn(bits: Bitset, index: number): boolean {
  return (((bits[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;
}

/** `into` keeps what is in both. */
export function intersect(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) & (other[word] ?? 0);
}

export function unite(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) | (other[word] ?? 0);
}

export function complement(bits: Bitset, size: number): Bitset {
  const result = fullBitset(size);
  for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) & ~(bits[word] ?? 0);
  return result;
}

export function countIn(bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += bitsSet(bits[word] ?? 0);
  return count;
}

function bitsSet(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The members in ascending order. */
export function membersOf(bits: Bitset): Uint32Array {
  const members = new Uint32Array(countIn(bits));
  let length = 0;
  for (let index = 0; index < bits.length; index++) {
    let word = bits[index] ?? 0;
    while (word !== 0) {
      members[length++] = (index << 5) + (31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
  return members;
}
