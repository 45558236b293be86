import { createDatabase, createWorker } from '../../src/index.ts';

const [url = ''] = process.argv.slice(2);
const worker = createWorker({
  database: createDatabase({ url }),
  tasks: {
    greet: () => {
      process.stdout.write('started\n');
      return new Promise<void>(() => {});
    },
  },
});
await worker.start();
