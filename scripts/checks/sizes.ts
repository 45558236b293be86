import type { Finding } from './finding.ts';
import { listFiles, read } from './source-files.ts';

const largest = 400;
const source = /\.(ts|tsx|mjs|js|css|sql|graphql)$/;
const data = /(^|\/)(data|locales|generated|messages)\/|^docs\/api\//;

interface FileSize {
  file: string;
  lines: number;
}

export function check(root: string): Finding[] {
  return sizesOf(root)
    .filter(({ lines }) => lines > largest)
    .map(({ file, lines }) => ({
      file,
      message: `has ${lines} lines, more than ${largest}: split it by meaning`,
    }));
}

/** For the summary: the habits are a median of about 60 lines and nine in ten files under 250. */
export function describeSizes(root: string): string {
  const lines = sizesOf(root)
    .map((size) => size.lines)
    .sort((a, b) => a - b);
  const at = (share: number): number => lines[Math.floor((lines.length - 1) * share)] ?? 0;
  return `${lines.length} files, median ${at(0.5)} lines, nine in ten up to ${at(0.9)}, largest ${at(1)}`;
}

function sizesOf(root: string): FileSize[] {
  return listFiles(root)
    .filter((file) => source.test(file) && !data.test(file))
    .map((file) => ({ file, lines: read(root, file).trimEnd().split('\n').length }));
}
