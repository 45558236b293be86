// Loaded into the shop before anything else: when it ends, it names the builds of React that it has used.
import { createRequire } from 'node:module';

const { cache } = createRequire(import.meta.url);

process.on('exit', () => {
  // Node only looks into the other build for its exports; what has run is what counts.
  const builds = Object.entries(cache).flatMap(([file, module]) =>
    module?.loaded ? (/react[\w.-]*\.(development|production)/.exec(file)?.[1] ?? []) : [],
  );
  process.stdout.write(`React: ${[...new Set(builds)].join(', ')}\n`);
});
