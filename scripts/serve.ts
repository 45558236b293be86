import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '@bowline/server';
import { ensureBuild } from './build.ts';

const root = join(import.meta.dirname, '..');
const argv = process.argv.slice(2);

// What is set already wins over the file.
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

try {
  if (!argv.includes('--dev')) await ensureBuild({ root, log: console.log });
  process.exitCode = await main({ argv, env: process.env, root });
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
