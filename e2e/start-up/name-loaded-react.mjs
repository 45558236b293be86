// Loaded into the shop before anything else: when it ends, it names the builds of React that it has used.
import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { cache } = createRequire(import.meta.url);

process.on('exit', () => {
  // The shop's threads load this file as well, and end before it.
  if (!isMainThread) return;
  // Node only looks into the other build for its exports; what has run is what counts.
  const builds = Object.entries(cache).flatMap(([file, module]) =>
    module?.loaded ? (/react[\w.-]*\.(development|production)/.exec(file)?.[1] ?? []) : [],
  );
  process.stdout.write(`React: ${[...new Set(builds)].join(', ')}\n`);
});
