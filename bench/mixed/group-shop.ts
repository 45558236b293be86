import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAnswered } from '../measure/search-ready.ts';

/** Several processes behind one port, as `WORKERS` makes them. */
export interface GroupShop {
  readonly url: string;
  /** Follows each process by a new one; resolves when the last is followed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const openMs = 300_000;
const restarted = /^(?:Restarted|Not restarted)/m;

export async function startGroupShop(settings: Readonly<Record<string, string>>): Promise<GroupShop> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, PORT: '0', HOST: '127.0.0.1', DEMO: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;

  async function until<Value>(look: () => Value | undefined | Promise<Value | undefined>): Promise<Value> {
    const deadline = performance.now() + openMs;
    for (;;) {
      const found = await look();
      if (found) return found;
      if (isOver() || performance.now() > deadline)
        throw new Error(`The shop did not get so far.\n${printed}`);
      await wait(200);
    }
  }

  const stop = async () => {
    if (isOver()) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    const url = await until(() => /^ {2}Shop {3}(http:\S+)$/m.exec(printed)?.[1]);
    await until(() => isAnswered(url));
    return {
      url,
      stop,
      async restart() {
        const before = printed.length;
        child.kill('SIGUSR2');
        await until(() => restarted.test(printed.slice(before)));
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
