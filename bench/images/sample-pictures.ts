import { createHash } from 'node:crypto';

/** `coil`, `close-up`, `front`, … of a product, `category` or `art` for everything else. */
export function kindOfPicture(file: string): string {
  if (file.startsWith('catalog/category/')) return 'category';
  return /^catalog\/product\/.+-(coil|close-up|in-use|front|package)\.svg$/.exec(file)?.[1] ?? 'art';
}

const rangeOf = (file: string): string => /^catalog\/product\/(\w+)-/.exec(file)?.[1] ?? '';

const byHash = (files: readonly string[]): string[] =>
  files
    .map((file) => ({ file, hash: createHash('md5').update(file).digest('hex') }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ file }) => file);

/** At most `most` pictures of every kind, the same in every run; ranges take turns, so that small ones are seen too. */
export function samplePictures(files: Iterable<string>, most: number): Map<string, string[]> {
  const kinds = Map.groupBy(files, kindOfPicture);
  return new Map([...kinds].map(([kind, all]) => [kind, takingTurns(all).slice(0, most)]));
}

function takingTurns(files: readonly string[]): string[] {
  const ranges = [...Map.groupBy(files, rangeOf).values()].map(byHash);
  const longest = Math.max(...ranges.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => ranges.flatMap((range) => range[turn] ?? [])).flat();
}
