import { spawn } from 'node:child_process';
import { constants } from 'node:os';

export interface RunOptions {
  cwd: string;
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** Keep the output for later instead of showing it. */
  capture?: boolean;
}

export interface RunResult {
  code: number;
  output: string;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a program to its end. Who stops this process stops that one too: nothing is left behind. */
export async function run(file: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: options.capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const stop = (signal: NodeJS.Signals) => {
    child.once('close', () => process.exit(128 + constants.signals[signal]));
    child.kill(signal);
  };
  for (const signal of signals) process.once(signal, stop);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code: code ?? 1, output }));
    });
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
