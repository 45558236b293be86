import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Command } from '../src/embedded/run-command.ts';

export interface Program {
  pid: number;
  /** Every line it has printed so far. */
  lines: string[];
  /** Waits until it has printed that many lines. */
  printed(count: number): Promise<string[]>;
  /** Asks it to end in order, and waits for that. */
  finish(): Promise<void>;
  /** Ends it as the kernel does when memory runs out, and waits for that. */
  kill(): Promise<void>;
}

type Wrap = (file: string, args: string[]) => Command;

/** Runs one of test/programs in a process of its own; it never outlives the test. */
export function startProgram(
  name: string,
  args: string[],
  wrap: Wrap = (file, rest) => ({ file, args: rest }),
): Program {
  const path = fileURLToPath(new URL(`programs/${name}.ts`, import.meta.url));
  const command = wrap(process.execPath, [path, ...args]);
  const child = spawn(command.file, command.args, {
    ...(command.uid !== undefined && { uid: command.uid, gid: command.gid }),
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(line));
  const exited = once(child, 'exit');
  const hasExited = (): boolean => child.exitCode !== null || child.signalCode !== null;
  onTestFinished(() => void child.kill('SIGKILL'));

  return {
    pid: child.pid ?? 0,
    lines,
    async printed(count) {
      while (lines.length < count) {
        if (hasExited()) throw new Error(`${name} ended after printing ${JSON.stringify(lines)}`);
        await Promise.race([once(output, 'line'), exited]);
      }
      return lines;
    },
    async finish() {
      child.stdin.end();
      await exited;
      if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
