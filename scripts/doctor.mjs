// Says what is wrong with a machine, one line each. Runs on any node, with or without installed packages.
import { fileURLToPath } from 'node:url';
import { checkMachine } from './doctor/machine.mjs';
import { checkPackages } from './doctor/packages.mjs';
import { checkRunning } from './doctor/running.mjs';
import { readEnvironment } from './install/port.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = readEnvironment(root);

const marks = { fine: '✓', hint: '•', blocks: '✗' };
const findings = [...checkMachine(root), ...checkPackages(root, env), ...(await checkRunning(root, env))];
for (const { state, about, advice } of findings) {
  process.stdout.write(`${marks[state]} ${about}${advice ? ` → ${advice}` : ''}\n`);
}
const blocking = findings.filter((finding) => finding.state === 'blocks').length;
process.stdout.write(blocking === 0 ? '\nReady: npm start\n' : `\n${blocking} to repair, then npm start\n`);
process.exitCode = blocking === 0 ? 0 : 1;
