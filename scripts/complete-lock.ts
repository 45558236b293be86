// After `npm install` of something new: gives package-lock.json the entries of every platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLockFile } from './lock-file/complete-lock-file.ts';

const file = join(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(file, `${JSON.stringify(completeLockFile(lock), null, 2)}\n`);
