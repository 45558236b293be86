// Loaded into a server process before its own program, which knows nothing of it: tells the benchmark over the channel
// between parent and child what the process has used so far.
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type LoopReport, watchLoop } from './watch-loop.ts';
import { watchPages } from './watch-pages.ts';

export type ProcessQuestion =
  | 'cpu'
  | 'memory'
  | 'resident'
  | 'start-profile'
  | 'stop-profile'
  | 'watch-loop'
  | 'loop-report'
  | 'watch-pages'
  | 'page-report';
export type ProcessAnswer = { readonly answer: unknown } | { readonly failure: string };

const samplingMicroseconds = 200;
let session: Session | undefined;
let reportLoop: (() => LoopReport) | undefined;
let reportPages: (() => readonly number[]) | undefined;

async function answerTo(question: ProcessQuestion): Promise<unknown> {
  switch (question) {
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    }
    case 'memory': {
      // Only what is still needed after a collection counts.
      setFlagsFromString('--expose-gc');
      runInNewContext('gc')();
      const { heapUsed, external } = process.memoryUsage();
      return (heapUsed + external) / 1e6;
    }
    case 'resident':
      return process.memoryUsage.rss() / 1e6;
    case 'start-profile':
      session = new Session();
      session.connect();
      await session.post('Profiler.enable');
      await session.post('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
      return session.post('Profiler.start');
    case 'stop-profile': {
      const taken = await session?.post('Profiler.stop');
      session?.disconnect();
      return taken?.profile;
    }
    case 'watch-loop':
      reportLoop = watchLoop();
      return undefined;
    case 'loop-report':
      return reportLoop?.();
    case 'watch-pages':
      reportPages = watchPages();
      return undefined;
    case 'page-report':
      return reportPages?.();
  }
}

function tell(message: ProcessAnswer): void {
  process.send?.(message);
}

process.on('message', (question: ProcessQuestion) => {
  answerTo(question).then(
    (answer) => tell({ answer }),
    (error: unknown) => tell({ failure: String(error) }),
  );
});
// A server must not outlive the benchmark, and must be able to end although somebody could still ask.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
