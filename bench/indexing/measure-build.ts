import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../measure/ask.ts';
import type { PostgresCpu } from '../measure/postgres-cpu.ts';
import type { NextVisit } from '../measure/questions.ts';
import type { ServerProcess } from '../measure/server-process.ts';
import { watchedHeader } from '../measure/watch-pages.ts';
import { type ThreadCpu, watchThreads } from './thread-cpu.ts';

/** What happened while something was waited for, and what listings cost meanwhile. */
export interface Period {
  readonly seconds: number;
  readonly threads: ThreadCpu;
  readonly postgresMs: number;
  readonly mostMemoryMb: number;
  /** CPU milliseconds of the thread that answers, from a listing's request to the end of its answer. */
  readonly listingCpu: readonly number[];
  readonly listingWall: readonly number[];
}

/** Few enough that they take nothing away from the build that would matter. */
const askEveryMs = 400;

export interface Watched {
  readonly server: ServerProcess;
  readonly postgresCpu: PostgresCpu;
  readonly listings: NextVisit;
}

/** Asks for a listing again and again until it is over. */
export async function watchUntil(
  { server, postgresCpu, listings }: Watched,
  over: Promise<unknown>,
): Promise<Period> {
  const agent = new Agent({ keepAlive: true });
  const listingWall: number[] = [];
  const threads = watchThreads(server.pid);
  const postgresBefore = postgresCpu() ?? 0;
  const startedAt = performance.now();
  let isOver = false;
  const finished = over.finally(() => {
    isOver = true;
  });
  await server.watchPages();
  try {
    while (!isOver) {
      for (const { fault, ...question } of listings()) {
        const answer = await ask(
          server.url,
          { ...question, headers: { ...question.headers, [watchedHeader]: '1' } },
          agent,
        );
        const wrong = answer.status === 200 ? fault(answer.body) : `status ${answer.status}`;
        if (wrong) throw new Error(`A listing was not answered: ${wrong}`);
        listingWall.push(answer.wallMs);
      }
      await Promise.race([finished, wait(askEveryMs)]);
    }
    await finished;
    return {
      seconds: (performance.now() - startedAt) / 1000,
      threads: threads.read(),
      postgresMs: (postgresCpu() ?? 0) - postgresBefore,
      mostMemoryMb: threads.mostMemoryMb,
      listingCpu: await server.reportPages(),
      listingWall,
    };
  } finally {
    threads.stop();
    agent.destroy();
  }
}
