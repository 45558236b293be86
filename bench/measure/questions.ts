/** One request to the server under measurement. */
export interface Question {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST; without it the request is a GET. */
  readonly body?: string;
  /** Says what is wrong with an answer; a benchmark of error pages would look splendid. */
  readonly fault: (body: Buffer) => string | undefined;
}

/** What one visitor asks, one after the other. A measurement counts visits; most are of one question. */
export type Visit = readonly Question[];

/** The next visit; there is always another one. */
export type NextVisit = () => Visit;

/** Walks through the questions without end, so that a round never asks twice in a row for the same thing. */
export function inTurn(questions: readonly Question[]): NextVisit {
  let next = 0;
  return () => {
    const question = questions[next % questions.length];
    if (!question) throw new Error('There is nothing to ask');
    next += 1;
    return [question];
  };
}
