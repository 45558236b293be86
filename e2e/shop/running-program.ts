import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { patience } from '../patience.ts';

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProgram {
  readonly pid: number;
  readonly ended: Promise<Ending>;
  stdout(): string;
  stderr(): string;
  /** To the whole process group, as a terminal does on Ctrl-C. */
  signalGroup(signal: NodeJS.Signals): void;
  signal(signal: NodeJS.Signals): void;
  /** Resolves with the match once standard output has it; rejects when the program ends or takes too long. */
  printed(pattern: RegExp, withinMs?: number): Promise<RegExpExecArray>;
}

export interface ProgramOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** It stops when this channel is gone: nothing outlives tests that were killed. */
  readonly watchesChannel?: boolean;
}

/** A program in a process group of its own, with all it writes. */
export function runProgram(
  file: string,
  args: readonly string[],
  { cwd, env, watchesChannel = false }: ProgramOptions,
): RunningProgram {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', ...(watchesChannel ? (['ipc'] as const) : [])];
  const child = spawn(file, args, { cwd, env, detached: true, stdio });
  child.channel?.unref();
  const pid = child.pid ?? 0;
  const output = { stdout: collect(child.stdout), stderr: collect(child.stderr) };
  let ending: Ending | undefined;
  // In a group of its own it would not notice that somebody stopped the tests.
  const stopWithTests = () => void child.kill('SIGTERM');
  process.once('exit', stopWithTests);
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', stopWithTests);
      ending = { code, signal, stdout: output.stdout(), stderr: output.stderr() };
      resolve(ending);
    });
  });
  return {
    pid,
    ended,
    ...output,
    signal: (signal) => void child.kill(signal),
    signalGroup: (signal) => {
      if (!ending) process.kill(-pid, signal);
    },
    async printed(pattern, withinMs = patience.step) {
      const deadline = performance.now() + withinMs;
      for (;;) {
        const match = pattern.exec(output.stdout());
        if (match) return match;
        if (ending) throw new Error(`It ended with ${ending.code ?? ending.signal}.\n${describe(output)}`);
        if (performance.now() > deadline)
          throw new Error(`It did not print ${pattern} within ${withinMs} ms.\n${describe(output)}`);
        await pause(25);
      }
    },
  };
}

function collect(stream: ChildProcess['stdout']): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

function describe({ stdout, stderr }: { stdout: () => string; stderr: () => string }): string {
  return `standard output:\n${stdout()}\nstandard error:\n${stderr()}`;
}
