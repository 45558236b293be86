import { answerBytesHeader } from '../measure/answer-bytes-header.ts';
import { drive } from '../measure/drive.ts';
import { type Cost, costOf, type Effort, visitsOfRound } from '../measure/measure-case.ts';
import type { PostgresCpu } from '../measure/postgres-cpu.ts';
import type { NextVisit } from '../measure/questions.ts';
import type { ServerProcess } from '../measure/server-process.ts';
import { median } from '../measure/statistics.ts';

interface Asked {
  readonly server: ServerProcess;
  readonly next: NextVisit;
}

export interface InTurnsOptions {
  readonly name: string;
  readonly requestsPerVisit: number;
  readonly former: Asked;
  readonly present: Asked;
  readonly bare: ServerProcess;
  readonly postgresCpu: PostgresCpu;
  readonly effort: Effort;
}

/** Of every round, in their order: whoever reads them sees what the machine did meanwhile. */
export interface InTurns {
  readonly name: string;
  readonly former: readonly Cost[];
  readonly present: readonly Cost[];
  readonly bareMs: readonly number[];
}

export async function measureInTurns(options: InTurnsOptions): Promise<InTurns> {
  const { name, former, present, bare, postgresCpu, effort } = options;
  const { warmUp, rounds, concurrency } = effort;
  const least = Math.ceil(effort.requestsPerRound / options.requestsPerVisit);
  const sides = [former, present];
  const bytes: number[] = [];
  for (const { server, next } of sides) {
    const warmed = await drive({ url: server.url, next, visits: warmUp, concurrency });
    bytes.push(...warmed.bytes);
    await server.memoryMb();
  }
  const headers = { [answerBytesHeader]: String(Math.round(median(bytes))) };
  const bareDrive = { url: bare.url, next: present.next, headers, checkAnswers: false, concurrency: 1 };
  await drive({ ...bareDrive, visits: warmUp });
  const bareVisits = visitsOfRound(await drive({ ...bareDrive, visits: least }), least);
  const tried = await drive({ url: present.server.url, next: present.next, visits: least, concurrency: 1 });
  const visits = visitsOfRound(tried, least);

  const costs: readonly Cost[][] = sides.map(() => []);
  const bareMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The first of a pair may find the machine otherwise than the second.
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const place of order) {
      const side = sides[place];
      if (!side) continue;
      const { server, next } = side;
      const work = () => drive({ url: server.url, next, visits, concurrency: 1 });
      costs[place]?.push(await costOf({ server, postgresCpu }, work));
    }
    const work = () => drive({ ...bareDrive, visits: bareVisits });
    bareMs.push((await costOf({ server: bare }, work)).serverMs);
  }
  return { name, former: costs[0] ?? [], present: costs[1] ?? [], bareMs };
}
