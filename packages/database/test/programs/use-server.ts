import { once } from 'node:events';
import { startEmbeddedPostgres } from '../../src/index.ts';

const [folder = ''] = process.argv.slice(2);
try {
  const server = await startEmbeddedPostgres({ folder });
  process.stdout.write(`${server.url}\n`);
  process.stdin.resume();
  await once(process.stdin, 'end');
  await server.stop();
} catch (error) {
  process.stdout.write(`${error}\n`);
}
process.exit(0);
