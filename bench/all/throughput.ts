import { answerBytesHeader } from '../measure/answer-bytes-header.ts';
import { drive } from '../measure/drive.ts';
import type { Effort } from '../measure/measure-case.ts';
import type { NextVisit } from '../measure/questions.ts';
import { startServerProcess } from '../measure/server-process.ts';
import { median } from '../measure/statistics.ts';

export interface Throughput {
  readonly perSecond: number;
  readonly barePerSecond: number;
  readonly share: number;
}

const rounds = 5;
/** A kept page is so cheap that more of them make a steadier number. */
const pagesPerRequest = 10;
const visitorsPerConnection = 4;

/** Kept pages beside a bare server with the same bytes, asked by the same client in turns. */
export async function measureThroughput(
  url: string,
  next: NextVisit,
  effort: Pick<Effort, 'requestsPerRound' | 'concurrency'>,
): Promise<Throughput> {
  const visits = effort.requestsPerRound * pagesPerRequest;
  const concurrency = effort.concurrency * visitorsPerConnection;
  const bare = await startServerProcess({ file: 'bench/measure/bare-server.ts' });
  try {
    const { bytes } = await drive({ url, next, visits, concurrency });
    const headers = { [answerBytesHeader]: String(Math.round(median(bytes))) };
    const rates = { own: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      rates.own.push(await rateOf(() => drive({ url, next, visits, concurrency })));
      rates.bare.push(
        await rateOf(() => drive({ url: bare.url, next, visits, concurrency, headers, checkAnswers: false })),
      );
    }
    const perSecond = median(rates.own);
    const barePerSecond = median(rates.bare);
    return { perSecond, barePerSecond, share: perSecond / barePerSecond };
  } finally {
    await bare.stop();
  }
}

async function rateOf(work: () => Promise<{ readonly visits: number }>): Promise<number> {
  const startedMs = performance.now();
  const { visits } = await work();
  return visits / ((performance.now() - startedMs) / 1000);
}
