import { join } from 'node:path';
import { checkSteps } from './check-steps.ts';

const root = join(import.meta.dirname, '..');
const withTests = !process.argv.includes('--without-tests');
const failed: string[] = [];
const startedAt = performance.now();
const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const steps = checkSteps(root, { withTests });
const early = new Map(steps.filter((step) => step.runsBesideOthers).map((step) => [step, step.run()]));

for (const step of steps) {
  const { name } = step;
  const stepStartedAt = performance.now();
  console.log(`\n── ${name}`);
  const { ok, lines } = await (early.get(step) ?? step.run());
  for (const line of lines.join('\n').split('\n').filter(Boolean)) console.log(`  ${line}`);
  console.log(`${ok ? '✓' : '✗'} ${name} (${secondsSince(stepStartedAt)})`);
  if (!ok) failed.push(name);
}

const outcome = failed.length === 0 ? '✓ All checks passed' : `✗ Failed: ${failed.join(', ')}`;
console.log(`\n${outcome} (${secondsSince(startedAt)})`);
process.exitCode = failed.length === 0 ? 0 : 1;
