import type { AnswerBudget } from '../answer-budget.ts';
import type { Stranger } from '../strangers.ts';

/** A full category page of the shop stays well below: only what nobody asks for by accident is long. */
const nodesOfLongAnswers = 10_000;

/** How an execution lets others in. Who asks from this process goes on to the end. */
export class Pace {
  readonly #budget: AnswerBudget;
  readonly #stranger: Stranger | undefined;
  readonly #waiting: (() => void)[] = [];
  #turnEnd: number;

  constructor(budget: AnswerBudget, stranger: Stranger | undefined) {
    this.#budget = budget;
    this.#stranger = stranger;
    this.#turnEnd = stranger?.nodes.first ?? Number.POSITIVE_INFINITY;
  }

  /** Once the answer is refused nothing is made any more, and there is nothing to wait for. */
  get isOver(): boolean {
    return this.#budget.nodes >= this.#turnEnd && !this.#budget.refusal;
  }

  /** Does the work in a later turn, behind all that waits for one already. */
  later<Value>(work: () => Value | Promise<Value>): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    this.#waiting.push(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    });
    if (this.#waiting.length === 1) void this.#goOn();
    return promise;
  }

  async #goOn(): Promise<void> {
    const stranger = this.#stranger;
    let next = 0;
    while (next < this.#waiting.length) {
      const isLong = this.#budget.nodes >= nodesOfLongAnswers;
      await (isLong ? stranger?.longTurn() : stranger?.turn());
      this.#turnEnd = this.#budget.nodes + (stranger?.nodes.further ?? Number.POSITIVE_INFINITY);
      do {
        this.#waiting[next]?.();
        next += 1;
      } while (next < this.#waiting.length && !this.isOver);
    }
    this.#waiting.length = 0;
  }
}
