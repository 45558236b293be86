import { expect, test } from 'vitest';
import { ListenError, listen } from './listen.ts';

const local = { port: 0, host: '127.0.0.1' };

test('stopping lets a request under way finish and then refuses new ones', async () => {
  let finish = () => {};
  const arrived = Promise.withResolvers<void>();
  const server = await listen((_request, response) => {
    finish = () => response.end('whole answer');
    arrived.resolve();
  }, local);
  const address = `http://127.0.0.1:${server.port}/`;
  const answer = fetch(address);
  await arrived.promise;
  const stopped = server.stop(5_000);
  finish();
  expect(await (await answer).text()).toBe('whole answer');
  await stopped;
  await expect(fetch(address)).rejects.toThrow();
});

test('a request that never ends is cut off after the grace period', async () => {
  const arrived = Promise.withResolvers<void>();
  const server = await listen(() => arrived.resolve(), local);
  const answer = fetch(`http://127.0.0.1:${server.port}/`);
  const failure = expect(answer).rejects.toThrow();
  await arrived.promise;
  await server.stop(20);
  await failure;
});

test('an occupied port is one clear sentence', async () => {
  const first = await listen((_request, response) => void response.end(), local);
  const second = listen((_request, response) => void response.end(), { ...local, port: first.port });
  await expect(second).rejects.toThrow(ListenError);
  await expect(second).rejects.toThrow(`Another program already listens on 127.0.0.1:${first.port}.`);
  await first.stop(0);
});
