import { Agent } from 'node:http';
import { ask } from '../measure/ask.ts';
import { median } from '../measure/statistics.ts';
import type { PageCase } from '../pages/cases.ts';
import { measureRender } from './render-limit.ts';

/** CPU milliseconds of React alone, by the name of the page's case. */
export type Renders = Readonly<Record<string, number>>;

const pagesPerKind = 3;

/** Of some pages of every kind, the median. */
export async function measureRenders(url: string, pages: readonly PageCase[]): Promise<Renders> {
  const agent = new Agent();
  const renders: Record<string, number> = {};
  try {
    for (const { name, questions } of pages.filter(({ isKept }) => !isKept)) {
      const costs: number[] = [];
      for (const question of questions.slice(0, pagesPerKind)) {
        const plain = { ...question, headers: { ...question.headers, 'accept-encoding': 'identity' } };
        const { body } = await ask(url, plain, agent);
        costs.push(await measureRender(body.toString()));
      }
      renders[`page: ${name}`] = median(costs);
    }
  } finally {
    agent.destroy();
  }
  return renders;
}
