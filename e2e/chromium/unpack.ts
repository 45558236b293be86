// A program of its own, because the package takes the folder to unpack into from the environment.
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const entry = import.meta.resolve('@sparticuz/chromium');
const archives = process.argv.slice(2);
await Promise.all(archives.map((archive) => inflate(fileURLToPath(new URL(`../bin/${archive}`, entry)))));
