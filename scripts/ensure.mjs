// The first step of `npm test` and its like. It runs on whatever node the machine has, before anything
// is installed: plain JavaScript, no packages. The next step then finds Node 24 in node_modules.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install/ensure-installed.mjs';

await ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
