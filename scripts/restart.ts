// Follows each process of the running shop by a new one: npm run restart. Only where several answer behind one port.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupPidFile } from '@bowline/server/group';

const root = join(import.meta.dirname, '..');
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const pid = Number(await readFile(groupPidFile(root, process.env), 'utf8').catch(() => ''));
try {
  if (!pid) throw new Error('no file');
  process.kill(pid, 'SIGUSR2');
  console.log('Each process of the shop is followed by a new one; the shop itself tells when it is done.');
} catch {
  console.error('✗ No shop with WORKERS=2 or more runs on this data folder.');
  process.exitCode = 1;
}
