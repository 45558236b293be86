import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';
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

/** By one kept connection: whether it was there already, and what becomes of it. */
async function ask(port: number, agent: Agent): Promise<readonly [boolean, string | undefined]> {
  const question = get({ ...local, port, agent });
  const [answer] = (await once(question, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  return [question.reusedSocket, answer.headers.connection];
}

test('who is connected when one of several leaves is answered once more, and told to go to another', async () => {
  const server = await listen((_request, response) => void response.end('here'), local);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(server.port, agent)).toEqual([false, 'keep-alive']);
  let hasLeft = false;
  const left = server.leave(60_000).then(() => {
    hasLeft = true;
  });
  // Longer than it takes to close whoever asks nothing.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(hasLeft).toBe(false);
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow();
  expect(await ask(server.port, agent)).toEqual([true, 'close']);
  await left;
});

test('who stays connected without a question is let go when the grace period ends', async () => {
  const server = await listen((_request, response) => void response.end('here'), local);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(server.port, agent)).toEqual([false, 'keep-alive']);
  await server.leave(50);
  await expect(ask(server.port, agent)).rejects.toThrow();
});

test('an occupied port is one clear sentence', async () => {
  const first = await listen((_request, response) => void response.end(), local);
  const second = listen((_request, response) => void response.end(), { ...local, port: first.port });
  await expect(second).rejects.toThrow(ListenError);
  await expect(second).rejects.toThrow(`Another program already listens on 127.0.0.1:${first.port}.`);
  await first.stop(0);
});

/** Visitors who all stand before the door, and then say what they want; tells how many were answered. */
const crowd = `
const { connect } = require('node:net');
const { parentPort, workerData: { port, visitors, standing } } = require('node:worker_threads');
let connected = 0;
let answered = 0;
for (let one = 0; one < visitors; one += 1) {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('GET / HTTP/1.1\\r\\nhost: shop\\r\\nconnection: close\\r\\n\\r\\n');
    connected += 1;
    if (connected < visitors) return;
    Atomics.store(standing, 0, 1);
    Atomics.notify(standing, 0);
  });
  socket.resume().once('end', () => {
    answered += 1;
    if (answered === visitors) parentPort.postMessage(answered);
  });
}`;

test.runIf(process.platform === 'linux')(
  'a crowd before the door is let in many at a time: the loop takes one of each socket a turn',
  async () => {
    let turns = 0;
    let lastTurn = 0;
    const { port, stop } = await listen((_request, response) => {
      lastTurn = turns;
      response.end('here');
    }, local);
    const visitors = 64;
    const standing = new Int32Array(new SharedArrayBuffer(4));
    const thread = new Worker(crowd, { eval: true, workerData: { port, visitors, standing } });
    const answered = new Promise((resolve) => thread.once('message', resolve));
    await new Promise((resolve) => thread.once('online', resolve));
    // The system shakes hands with them while this thread looks away, as if it made a page.
    Atomics.wait(standing, 0, 0, 20_000);
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    expect(await answered).toBe(visitors);
    clearImmediate(counting);
    expect(lastTurn).toBeLessThan(visitors / 2);
    await thread.terminate();
    await stop(0);
  },
);
