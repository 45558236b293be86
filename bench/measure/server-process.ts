import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ProcessAnswer, ProcessQuestion } from './answer-questions.ts';

export interface ServerProcess {
  readonly url: string;
  /** CPU milliseconds of the whole process since it began, all threads. */
  cpuMs(): Promise<number>;
  startProfile(): Promise<void>;
  stopProfile(): Promise<unknown>;
  /** Asks for a graceful stop and waits for it. */
  stop(): Promise<void>;
}

export interface ServerProgram {
  /** From the root of the project. */
  readonly file: string;
  readonly settings?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '../..');
const ear = join(import.meta.dirname, 'answer-questions.ts');
const longestStartMs = 120_000;

/** Starts a server as a process of its own and waits until it prints, on a line of its own, where it listens. */
export async function startServerProcess({ file, settings = {} }: ServerProgram): Promise<ServerProcess> {
  const child = fork(join(root, file), [], {
    cwd: root,
    env: { ...machineEnvironment(), ...settings },
    execArgv: ['--import', ear],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  try {
    return {
      url: await printedUrl(child),
      cpuMs: async () => Number(await askProcess(child, 'cpu')),
      startProfile: async () => void (await askProcess(child, 'start-profile')),
      stopProfile: () => askProcess(child, 'stop-profile'),
      async stop() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** What a program needs to find its way on this machine; settings of another shop must not leak in. */
function machineEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot };
}

function printedUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const failed = (reason: string) => () => reject(new Error(`The server ${reason}.\n${printed}`));
    setTimeout(failed('did not say where it listens'), longestStartMs).unref();
    child.once('exit', failed('ended'));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, url] = /^ {2}\w+ {3}(http:\S+)$/m.exec(printed) ?? [];
      if (url) resolve(url);
    });
  });
}

function askProcess(child: ChildProcess, question: ProcessQuestion): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The server ended during a measurement'));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      const told = message as ProcessAnswer;
      if ('failure' in told) reject(new Error(told.failure));
      else resolve(told.answer);
    });
    child.send(question);
  });
}
