import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What was read and compiled once is not again, in none of the threads and processes of the shop: a start takes half the
 * processor's time. npm clears it with the packages.
 */
const compileCache = join(import.meta.dirname, '../../node_modules/.cache/node-compile');

/** Room for what lives briefly, 16 MB: V8 would take several times as much, for no measurable gain. */
export const sparingNode = '--max-semi-space-size=16';

/**
 * What is no longer needed goes back to the machine instead of waiting to be used again: large pieces of memory are the
 * system's own, and all threads have one store of small ones, without a reserve for each (docs/decisions/0022).
 */
export const sparing = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  GLIBC_TUNABLES: 'glibc.malloc.tcache_count=0',
};

/** For the processes of the shop: Node and the C library look at these before the first line of a program. What is set already wins. */
export function shopEnvironment({ NODE_OPTIONS, ...environment }: Environment): NodeJS.ProcessEnv {
  const nodeOptions = [sparingNode, NODE_OPTIONS].filter(Boolean).join(' ');
  return { ...sparing, ...environment, NODE_OPTIONS: nodeOptions, NODE_COMPILE_CACHE: compileCache };
}

/** In such a process: it has taken them to heart, and what it starts, the database above all, has its own ways. */
export function forgetSparing(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(sparing)) delete environment[name];
}
