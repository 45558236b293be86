import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { shopEnvironment } from '../../scripts/serve/shop-environment.ts';
import type { ProcessAnswer, ProcessQuestion } from './answer-questions.ts';
import type { LoopReport } from './watch-loop.ts';

export interface ServerProcess {
  readonly url: string;
  /** CPU milliseconds of the whole process since it began, all threads. */
  cpuMs(): Promise<number>;
  /** What the main thread holds after a collection, its buffers included, in megabytes. */
  memoryMb(): Promise<number>;
  /** What the machine gives to all its threads, in megabytes. */
  residentMb(): Promise<number>;
  startProfile(): Promise<void>;
  stopProfile(): Promise<unknown>;
  /** Watches the loop that answers requests until the report is asked for. */
  watchLoop(): Promise<void>;
  reportLoop(): Promise<LoopReport>;
  /** What the thread did while each watched request was under way (`watch-pages.ts`). */
  watchPages(): Promise<void>;
  reportPages(): Promise<readonly number[]>;
  /** Resolves when it has printed this. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Asks for a graceful stop and waits for it. */
  stop(): Promise<void>;
}

export interface ServerProgram {
  /** From the root of the project. */
  readonly file: string;
  /** Of another checkout. */
  readonly folder?: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
}

export const root = join(import.meta.dirname, '../..');
const ear = join(import.meta.dirname, 'answer-questions.ts');
const urlPattern = /^ {2}\w+ {3}(http:\S+)$/m;
/** All indices of a catalogue a hundred times as large as the demo take half an hour. */
const longestWaitMs = 3_600_000;

/** Starts a server as a process of its own and waits until it prints, on a line of its own, where it listens. */
export async function startServerProcess(program: ServerProgram): Promise<ServerProcess> {
  const { file, folder = root, settings = {} } = program;
  const child = fork(join(folder, file), [], {
    cwd: folder,
    env: { ...machineEnvironment(), ...settings },
    execArgv: ['--import', ear],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const printed = readPrinted(child);
  try {
    const [, url = ''] = await printed(urlPattern);
    return {
      url,
      printed,
      cpuMs: async () => Number(await askProcess(child, 'cpu')),
      memoryMb: async () => Number(await askProcess(child, 'memory')),
      residentMb: async () => Number(await askProcess(child, 'resident')),
      startProfile: async () => void (await askProcess(child, 'start-profile')),
      stopProfile: () => askProcess(child, 'stop-profile'),
      watchLoop: async () => void (await askProcess(child, 'watch-loop')),
      reportLoop: async () => (await askProcess(child, 'loop-report')) as LoopReport,
      watchPages: async () => void (await askProcess(child, 'watch-pages')),
      reportPages: async () => (await askProcess(child, 'page-report')) as readonly number[],
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
  return shopEnvironment({ PATH, HOME, TMPDIR, SystemRoot });
}

/** Everything a process prints, for whoever waits for some of it. */
function readPrinted(child: ChildProcess): ServerProcess['printed'] {
  let printed = '';
  const isPrinted = new EventEmitter();
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    isPrinted.emit('more');
  });
  return (pattern) =>
    new Promise((resolve, reject) => {
      const finish = () => {
        clearTimeout(timer);
        isPrinted.off('more', look);
        child.off('exit', onExit);
      };
      const look = () => {
        const found = pattern.exec(printed);
        if (!found) return;
        finish();
        resolve(found);
      };
      const giveUp = (reason: string) => {
        finish();
        reject(new Error(`The server ${reason} ${pattern}.\n${printed}`));
      };
      const onExit = () => giveUp('ended before it printed');
      const timer = setTimeout(() => giveUp('did not print'), longestWaitMs);
      child.once('exit', onExit);
      isPrinted.on('more', look);
      look();
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
