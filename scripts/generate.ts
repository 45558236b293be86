import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeFinding } from './checks/finding.ts';
import { check } from './checks/generated.ts';
import { generators } from './generate/generators.ts';

const root = join(import.meta.dirname, '..');

if (process.argv.includes('--check')) {
  const findings = await check(root);
  for (const finding of findings) console.log(describeFinding(finding));
  process.exitCode = findings.length === 0 ? 0 : 1;
} else {
  for (const { file, render } of generators) {
    try {
      const text = await render(root);
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
      console.log(`✓ ${file}`);
    } catch (error) {
      console.error(`✗ ${file}\n${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
}
