import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Generator, generators } from '../generate/generators.ts';
import type { Finding } from './finding.ts';
import { read } from './source-files.ts';

/** Generated files are committed, so that a change of what they come from shows. */
export async function check(root: string, list: readonly Generator[] = generators): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { file, render } of list) {
    try {
      const wanted = await render(root);
      if (!existsSync(join(root, file))) findings.push({ file, message: 'is missing: run npm run generate' });
      else if (read(root, file) !== wanted)
        findings.push({ file, message: 'is out of date: run npm run generate' });
    } catch (error) {
      findings.push({
        file,
        message: `cannot be generated: ${error instanceof Error ? error.message : error}`,
      });
    }
  }
  return findings;
}
