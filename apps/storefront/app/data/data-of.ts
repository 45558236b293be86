import type { CommerceAnswer } from './commerce-client.ts';

/** For data a page cannot do without: errors beside it become the page's error. */
export function dataOf<Result>(answer: CommerceAnswer<Result>): Result {
  if (answer.data === null || answer.errors.length > 0) {
    throw new Error(
      `The commerce API answered: ${answer.errors.map((error) => error.message).join('; ') || 'nothing'}`,
    );
  }
  return answer.data;
}
