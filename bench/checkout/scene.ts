import { Agent } from 'node:http';
import { AgreementsQuery } from '@bowline/storefront/operations';
import { ask } from '../measure/ask.ts';
import type { BenchShop } from '../measure/bench-shop.ts';
import { graphqlQuestion } from '../measure/graphql-question.ts';
import type { Question } from '../measure/questions.ts';
import { type Buyer, buyers } from './buyers.ts';
import { fillStock, offerCoupon, sampleGoods } from './goods.ts';

/** All that is needed to shop. */
export interface Scene {
  readonly url: string;
  readonly buyers: readonly Buyer[];
  readonly goods: readonly string[];
  readonly termsVersion: string;
}

/** Of a shop that runs, however many processes it has. */
type OpenShop = Pick<BenchShop, 'database'> & { readonly server: Pick<BenchShop['server'], 'url'> };

export async function setScene({ server, database }: OpenShop): Promise<Scene> {
  await fillStock(database);
  await offerCoupon(database);
  const agreements = graphqlQuestion({
    operation: AgreementsQuery,
    variables: {},
    market: at(buyers, 0).market,
    turn: 0,
    isComplete: (data) => Array.isArray(data.checkoutAgreements),
  });
  const { checkoutAgreements } = await answerTo<{ checkoutAgreements: readonly { version: string }[] }>(
    server.url,
    agreements,
  );
  return {
    url: server.url,
    buyers,
    goods: await sampleGoods(database),
    termsVersion: at(checkoutAgreements, 0).version,
  };
}

/** Of a question outside any measurement. */
export async function answerTo<Data>(url: string, question: Question): Promise<Data> {
  const agent = new Agent();
  try {
    const { status, body } = await ask(url, question, agent);
    const fault = status === 200 ? question.fault(body) : `the status is ${status}`;
    if (fault) throw new Error(`${fault}\n${body.toString().slice(0, 500)}`);
    return (JSON.parse(body.toString()) as { data: Data }).data;
  } finally {
    agent.destroy();
  }
}

/** Begins again after the last one. */
export function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from');
  return value;
}
