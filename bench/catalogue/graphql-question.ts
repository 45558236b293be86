import { type Market, requestHeaders } from '@bowline/markets';
import type { Question } from '../measure/questions.ts';
import type { Operation } from './operations.ts';

interface GraphqlAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

export interface GraphqlQuestionOptions {
  readonly operation: Operation;
  readonly variables: object;
  readonly market: Market;
  /** Spreads the questions over the currencies of their market. */
  readonly turn: number;
  /** Whether the answer has what was asked for. */
  readonly isComplete: (data: Readonly<Record<string, unknown>>) => boolean;
}

/** A query by GET with the headers that the storefront sends. */
export function graphqlQuestion(options: GraphqlQuestionOptions): Question {
  const { operation, variables, market, turn, isComplete } = options;
  const search = new URLSearchParams({ query: operation.text, variables: JSON.stringify(variables) });
  const currencies = market.availableCurrencies;
  const currency = currencies[turn % currencies.length]?.code ?? market.defaultCurrency;
  return {
    path: `/graphql?${search}`,
    headers: {
      accept: 'application/json',
      [requestHeaders.locale]: market.name,
      [requestHeaders.store]: market.code,
      [requestHeaders.currency]: currency,
      [requestHeaders.operation]: operation.name,
    },
    fault(body) {
      const { data, errors } = JSON.parse(body.toString()) as GraphqlAnswer;
      if (errors) return errors.map(({ message }) => message).join('; ');
      return data && isComplete(data) ? undefined : 'the answer is incomplete';
    },
  };
}
