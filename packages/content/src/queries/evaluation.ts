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
}

export interface EvaluationOptions extends Evaluation {
  readonly now: Date;
  readonly identity: string;
  readonly project: { readonly projectId: string; readonly dataset: string };
  readonly resultLength: number;
}

/** The result as JSON. How long it takes has no bound: whoever does not know the query runs it where it can be ended. */
export function evaluatePlan(plan: Plan, options: EvaluationOptions): Result<string, QueryRefusal> {
  const { view, parameters, now, identity, project, resultLength } = options;
  plan.running.current = { view, parameters };
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
    if (error instanceof RangeError) return refuse('result-too-large', {});
    // groq-js has one kind of error for all it cannot do; the documents themselves are never at fault.
    return refuse('query-failed', { description: error instanceof Error ? error.message : String(error) });
  } finally {
    plan.running.current = undefined;
  }
}
