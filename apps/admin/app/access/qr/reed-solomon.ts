/** Powers and logarithms in the field of 256 elements that QR codes count in (ISO/IEC 18004: x⁸ + x⁴ + x³ + x² + 1). */
const powers: number[] = [];
const logarithms: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = value >= 128 ? (value << 1) ^ 0x11d : value << 1;
}

export function product(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return powers[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0;
}

export const power = (exponent: number): number => powers[exponent % 255] ?? 1;

/** The product of (x − 2⁰) … (x − 2ⁿ⁻¹), without its leading 1. */
function generatorOf(degree: number): readonly number[] {
  let generator = [1];
  for (let root = 0; root < degree; root += 1) {
    const longer = [...generator, 0];
    for (const [index, coefficient] of generator.entries()) {
      longer[index + 1] = (longer[index + 1] ?? 0) ^ product(coefficient, power(root));
    }
    generator = longer;
  }
  return generator.slice(1);
}

/** What stands behind data so that a reader can repair it: the remainder of its division by the generator. */
export function correctionOf(data: readonly number[], degree: number): readonly number[] {
  const generator = generatorOf(degree);
  let remainder: number[] = Array(degree).fill(0);
  for (const value of data) {
    const factor = value ^ (remainder[0] ?? 0);
    remainder = [...remainder.slice(1), 0].map(
      (each, index) => each ^ product(generator[index] ?? 0, factor),
    );
  }
  return remainder;
}
