import { GraphQLError } from 'graphql';
import type { AnswerLimits } from './limits.ts';
import { type CommerceRefusal, RefusalError } from './refusals.ts';

const nodesPerWait = 5;

const tooLarge: CommerceRefusal = { code: 'answer-too-large', details: {} };

/** Quotation marks, colon and comma, and what is no text: a number, a type's name. */
const aroundCharacters = 8;

/**
 * What one answer may still hold. A node is a field of an object or an item of a list, and is paid for before it is made, so that
 * nesting multiplies here as it does in the answer.
 */
export class AnswerBudget {
  readonly #limits: AnswerLimits;
  readonly #keyCharacters: number;
  #nodes = 0;
  #characters = 0;
  #refusal: GraphQLError | undefined;

  /** `longestKey` of the document stands for the names of all its fields. */
  constructor(limits: AnswerLimits, longestKey: number) {
    this.#limits = limits;
    this.#keyCharacters = longestKey + aroundCharacters;
  }

  get nodes(): number {
    return this.#nodes;
  }

  get characters(): number {
    return this.#characters;
  }

  /** Why there is no answer, once more was asked for than there is. */
  get refusal(): GraphQLError | undefined {
    return this.#refusal;
  }

  /** Throws once there is nothing left; the answer as a whole is then refused. */
  spendNodes(count: number): void {
    if (this.#refusal) throw this.#refusal;
    this.#nodes += count;
    this.#characters += count * this.#keyCharacters;
    if (this.#nodes > this.#limits.answerNodes) {
      const { answerNodes: limit } = this.#limits;
      this.#refuse({ code: 'query-too-complex', details: { limit, actual: this.#nodes } });
    }
    if (this.#characters > this.#limits.answerCharacters) this.#refuse(tooLarge);
  }

  /** A value that has to be waited for costs as much time as several that are there. */
  spendWait(value: Promise<unknown>): void {
    this.#spendOn(value, nodesPerWait);
  }

  spendItems(items: readonly unknown[], nodesEach: number): void {
    this.#spendOn(items, items.length * nodesEach);
  }

  #spendOn(value: unknown, nodes: number): void {
    try {
      this.spendNodes(nodes);
    } catch (error) {
      expectNothingOf(value);
      throw error;
    }
  }

  spendText({ length }: string): void {
    this.#characters += length;
    if (this.#characters > this.#limits.answerCharacters) this.#refuse(tooLarge);
  }

  /** One error for all that fail by it: making one takes longer than what it ends. */
  #refuse(reason: CommerceRefusal): never {
    if (!this.#refusal) {
      const originalError = new RefusalError(reason);
      this.#refusal = new GraphQLError(originalError.message, { originalError });
    }
    throw this.#refusal;
  }
}

/** What is not paid for, or not yet waited for: somebody has to look at how it ends. */
export function expectNothingOf(value: unknown): void {
  if (value instanceof Promise) value.then(expectNothingOf, () => {});
  else if (Array.isArray(value)) for (const item of value) expectNothingOf(item);
}
