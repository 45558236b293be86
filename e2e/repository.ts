import { join } from 'node:path';

export const repositoryRoot = join(import.meta.dirname, '..');
export const runtimeFolder = join(repositoryRoot, 'var');
