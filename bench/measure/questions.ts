/** One request to the server under measurement. */
export interface Question {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Says what is wrong with an answer; a benchmark of error pages would look splendid. */
  readonly fault: (body: Buffer) => string | undefined;
}

/** Walks through the questions without end, so that a round never asks twice in a row for the same thing. */
export function createQuestionSource(questions: readonly Question[]): () => Question {
  let next = 0;
  return () => {
    const question = questions[next % questions.length];
    if (!question) throw new Error('There is nothing to ask');
    next += 1;
    return question;
  };
}
