import { join } from 'node:path';
import { builtApps } from './build.ts';
import { check as checkBoundaries } from './checks/boundaries.ts';
import { check as checkColours } from './checks/colours.ts';
import { describeFinding, type Finding } from './checks/finding.ts';
import { check as checkGenerated } from './checks/generated.ts';
import { check as checkLockFile } from './checks/lock-file.ts';
import { check as checkMessages } from './checks/messages.ts';
import { check as checkMigrations } from './checks/migration-safety.ts';
import { check as checkNames } from './checks/names.ts';
import { check as checkOperations } from './checks/operations.ts';
import { check as checkSizes, describeSizes } from './checks/sizes.ts';
import { run } from './run.ts';

export interface CheckStep {
  name: string;
  /** Takes about as long as all others together, in programs of its own: it begins first and is told in its turn. */
  runsBesideOthers?: boolean;
  run(): Promise<CheckResult>;
}

interface CheckResult {
  ok: boolean;
  lines: string[];
}

const typedProjects = ['tsconfig.json', 'scripts', 'packages/ui', 'apps/storefront', 'apps/admin'];

/** Everything that says "done", in the order in which it is run; the quick ones come first. */
export function checkSteps(root: string, { withTests }: { withTests: boolean }): CheckStep[] {
  const findingStep = (name: string, check: (root: string) => Finding[] | Promise<Finding[]>): CheckStep => ({
    name,
    run: async () => report(await check(root)),
  });
  return [
    findingStep('lock file', checkLockFile),
    findingStep('boundaries', checkBoundaries),
    findingStep('names', checkNames),
    { name: 'sizes', run: async () => report(checkSizes(root), [describeSizes(root)]) },
    findingStep('colours', checkColours),
    findingStep('messages', checkMessages),
    findingStep('migrations', checkMigrations),
    findingStep('operations', checkOperations),
    findingStep('generated files', checkGenerated),
    {
      name: 'lint and format',
      run: () => runTool(root, 'node_modules/@biomejs/biome/bin/biome', biomeArguments),
    },
    { name: 'types', runsBesideOthers: true, run: () => checkTypes(root) },
    ...(withTests ? [{ name: 'tests', run: () => runTests(root) }] : []),
  ];
}

const biomeArguments = ['check', '--error-on-warnings', '--max-diagnostics=50', '.'];

function report(findings: readonly Finding[], notes: readonly string[] = []): CheckResult {
  return { ok: findings.length === 0, lines: [...findings.map(describeFinding), ...notes] };
}

async function runTool(
  root: string,
  script: string,
  args: readonly string[],
  { cwd = root, env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<CheckResult> {
  const { code, output } = await run(process.execPath, [join(root, script), ...args], {
    cwd,
    ...(env && { env }),
    capture: true,
  });
  return { ok: code === 0, lines: code === 0 ? [] : output.trimEnd().split('\n') };
}

/**
 * Each further checker works out once more what all files share, and memory is collected for as long as types are checked:
 * together more than half of the work.
 */
export const sparingTsc = {
  args: ['--checkers', '1'],
  env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
} as const;

async function checkTypes(root: string): Promise<CheckResult> {
  const router = 'node_modules/@react-router/dev/bin.cjs';
  const results: CheckResult[] = [];
  for (const app of builtApps)
    results.push(await runTool(root, router, ['typegen'], { cwd: join(root, 'apps', app) }));
  for (const project of typedProjects) {
    // What did not change since the last look need not be looked at again.
    const memory = join(root, 'var/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
    const incremental = ['--incremental', '--tsBuildInfoFile', memory];
    const args = ['-p', project, '--pretty', 'false', ...sparingTsc.args, ...incremental];
    results.push(await runTool(root, 'node_modules/typescript/bin/tsc', args, { env: sparingTsc.env }));
  }
  return { ok: results.every(({ ok }) => ok), lines: results.flatMap(({ lines }) => lines) };
}

async function runTests(root: string): Promise<CheckResult> {
  const { code } = await run(process.execPath, [join(root, 'scripts/test.ts')], { cwd: root });
  return { ok: code === 0, lines: [] };
}
