// Says what is wrong with a machine, and with the shop if one runs on it, one line each and what to do.
// Runs on any node, with or without installed packages.
import { fileURLToPath } from 'node:url';
import { checkMachine } from './doctor/machine.mjs';
import { checkPackages } from './doctor/packages.mjs';
import { checkRunning } from './doctor/running.mjs';
import { checkShop, runningShop } from './doctor/shop.mjs';
import { readEnvironment } from './install/port.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = readEnvironment(root);

const marks = { fine: '✓', hint: '•', blocks: '✗' };
const shop = await runningShop(env);
const findings = [
  ...checkMachine(root),
  ...checkPackages(root, env),
  ...(shop ? checkShop(root, shop, env) : await checkRunning(root, env)),
];
for (const { state, about, advice } of findings) {
  process.stdout.write(`${marks[state]} ${about}${advice ? ` → ${advice}` : ''}\n`);
}
const blocking = findings.filter((finding) => finding.state === 'blocks').length;
const then = shop ? '' : ', then npm start';
const well = shop ? `The shop at ${shop} is well` : 'Ready: npm start';
process.stdout.write(blocking === 0 ? `\n${well}\n` : `\n${blocking} to repair${then}\n`);
process.exitCode = blocking === 0 ? 0 : 1;
