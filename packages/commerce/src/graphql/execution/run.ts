import { type FieldNode, type GraphQLError, type GraphQLResolveInfo, locatedError } from 'graphql';
import type { AnswerBudget } from '../answer-budget.ts';
import type { Pace } from './pace.ts';
import type { FieldPlan } from './plan.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** What one execution of a planned query knows. */
export interface Run {
  readonly context: unknown;
  readonly errors: GraphQLError[];
  readonly budget: AnswerBudget;
  readonly pace: Pace;
  argumentsOf(plan: FieldPlan): Arguments;
  infoOf(plan: FieldPlan): GraphQLResolveInfo;
}

/** Where in the answer a value stands; undefined is the answer itself. */
export type Place = { readonly above: Place; readonly key: string | number } | undefined;

/** The error of one field or list item: an error of the answer there, or, where null is not allowed, of what is above. */
export function refuseValue(
  run: Run,
  error: unknown,
  nodes: readonly FieldNode[],
  place: Place,
  isNonNull: boolean,
): null {
  // Nothing of the answer will be shown. Not thrown on: that takes longer than all it would end.
  if (run.budget.refusal) return null;
  const located = locatedError(error, nodes, pathOf(place));
  if (isNonNull) throw located;
  run.errors.push(located);
  return null;
}

function pathOf(place: Place): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at = place; at; at = at.above) path.push(at.key);
  return path.reverse();
}

/** What is already under way may still fail, and somebody has to notice. */
export function throwAfter(waiting: readonly Promise<unknown>[], error: unknown): Promise<never> {
  if (waiting.length === 0) throw error;
  return Promise.allSettled(waiting).then(() => {
    throw error;
  });
}

/** Resolvers wait with promises of the language itself; looking for a method `then` in every value would take longer. */
export function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}
