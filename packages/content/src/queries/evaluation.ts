import { ok, type Result, refuse } from '@bowline/kit';
import type { View } from '../documents/view.ts';
import { measuresMoreThan } from './measure-result.ts';
import type { Parameters } from './parse-query.ts';
import { isLookupReference, type Plan } from './plan.ts';
import type { QueryRefusal } from './query-refusals.ts';
import { evaluateGroq } from './syntax.ts';

/** One run of a query. */
export interface Evaluation {
  readonly view: View;
  readonly parameters: Parameters;
  /** Called at every turn of every loop. */
  tick(): void;
}

export interface EvaluationOptions {
  readonly view: View;
  readonly parameters: Parameters;
  readonly now: Date;
  readonly identity: string;
  readonly project: { readonly projectId: string; readonly dataset: string };
  /** Undefined where somebody else watches the clock. */
  readonly deadlineMs?: number;
  readonly resultLength: number;
}

class OutOfTime extends Error {}

const turnsBetweenLooks = 32;

/** The result as JSON. A query that takes too long is broken off and has changed nothing. */
export function evaluatePlan(plan: Plan, options: EvaluationOptions): Result<string, QueryRefusal> {
  const { view, parameters, now, identity, project, resultLength } = options;
  plan.running.current = { view, parameters, tick: createTick(options.deadlineMs) };
  try {
    const { data } = evaluateGroq(plan.tree, {
      dataset: [],
      params: parameters,
      dereference: ({ _ref }) => (isLookupReference(_ref) ? plan.findForOuter(_ref) : view.get(_ref)),
      timestamp: now,
      identity,
      sanity: project,
    });
    if (measuresMoreThan(data, resultLength)) return refuse('result-too-large', {});
    return ok(JSON.stringify(data ?? null) ?? 'null');
  } catch (error) {
    if (error instanceof OutOfTime) return refuse('query-too-slow', {});
    if (error instanceof RangeError) return refuse('result-too-large', {});
    // groq-js has one kind of error for all it cannot do; the documents themselves are never at fault.
    return refuse('query-failed', { description: error instanceof Error ? error.message : String(error) });
  } finally {
    plan.running.current = undefined;
  }
}

function createTick(deadlineMs: number | undefined): () => void {
  if (deadlineMs === undefined) return () => {};
  const end = performance.now() + deadlineMs;
  let turns = 0;
  return () => {
    turns += 1;
    if (turns % turnsBetweenLooks === 0 && performance.now() > end) throw new OutOfTime();
  };
}
