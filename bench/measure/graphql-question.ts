import { type Market, requestHeaders } from '@bowline/markets';
import type { Question } from './questions.ts';

/** The part of a storefront's operation that goes over the wire, and by its type what it is asked with. */
export interface Operation<Variables = object> {
  readonly name: string;
  readonly text: string;
  readonly __types?: readonly [unknown, Variables];
}

type Data = Readonly<Record<string, unknown>>;

interface GraphqlAnswer {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string }[];
}

export interface GraphqlQuestionOptions<Variables = object> {
  readonly operation: Operation<Variables>;
  readonly variables: NoInfer<Variables>;
  readonly market: Market;
  /** Spreads the questions over the currencies of their market. */
  readonly turn: number;
  /** Whether the answer has what was asked for. */
  readonly isComplete: (data: Data) => boolean;
}

/** A query by GET with the headers that the storefront sends. */
export function graphqlQuestion<Variables extends object>(
  options: GraphqlQuestionOptions<Variables>,
): Question {
  const { operation, variables } = options;
  const search = new URLSearchParams({ query: operation.text, variables: JSON.stringify(variables) });
  return { path: `/graphql?${search}`, headers: headersOf(options), fault: faultOf(options) };
}

/** A change, by POST. */
export function graphqlChange<Variables extends object>(
  options: GraphqlQuestionOptions<Variables>,
): Question {
  const { operation, variables } = options;
  return {
    path: '/graphql',
    headers: { ...headersOf(options), 'content-type': 'application/json' },
    body: JSON.stringify({ query: operation.text, variables }),
    fault: faultOf(options),
  };
}

function headersOf({ operation, market, turn }: GraphqlQuestionOptions): Record<string, string> {
  const currencies = market.availableCurrencies;
  const currency = currencies[turn % currencies.length]?.code ?? market.defaultCurrency;
  return {
    accept: 'application/json',
    [requestHeaders.locale]: market.name,
    [requestHeaders.store]: market.code,
    [requestHeaders.currency]: currency,
    [requestHeaders.operation]: operation.name,
  };
}

function faultOf({ isComplete }: GraphqlQuestionOptions): Question['fault'] {
  return (body) => {
    const { data, errors } = JSON.parse(body.toString()) as GraphqlAnswer;
    if (errors) return errors.map(({ message }) => message).join('; ');
    return data && isComplete(data) ? undefined : 'the answer is incomplete';
  };
}
