// Loaded into the shop before anything else: on the first SIGUSR2 a promise is rejected that nobody awaits, on the second
// an exception is thrown that nobody catches.
import { isMainThread } from 'node:worker_threads';

let isFirst = true;
if (isMainThread && process.argv.includes('--kept')) {
  process.on('SIGUSR2', () => {
    if (!isFirst) throw new Error('planted exception');
    isFirst = false;
    Promise.reject(new Error('planted rejection'));
  });
}
