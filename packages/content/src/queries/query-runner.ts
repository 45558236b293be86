import { createLru, ok, type Result, refuse } from '@bowline/kit';
import type { DocumentStore } from '../documents/document-store.ts';
import { type Perspective, perspectiveKey } from '../documents/perspective.ts';
import type { ContentLimits } from '../limits.ts';
import { evaluatePlan } from './evaluation.ts';
import { missingParameter, type Parameters, type ParsedQuery, parseQuery } from './parse-query.ts';
import { type Plan, planQuery, readsClock } from './plan.ts';
import type { QueryRefusal } from './query-refusals.ts';
import type { SyntaxNode } from './syntax.ts';

export interface QueryRequest {
  readonly query: string;
  readonly parameters: Parameters;
  readonly perspective: Perspective;
  readonly identity: string;
}

/** A query with all that is found out about it once. */
export interface PreparedQuery {
  readonly plan: Plan;
  readonly readsClock: boolean;
}

export interface RunnerOptions {
  readonly store: DocumentStore;
  readonly project: { readonly projectId: string; readonly dataset: string };
  readonly limits: ContentLimits;
  readonly clock: () => Date;
}

const preparedLength = 2_000_000;

/** Parses, plans and evaluates: here for the shop's own queries, in a process of its own for everybody else's. */
export function createQueryRunner({ store, project, limits, clock }: RunnerOptions) {
  const prepared = createLru<{ parsed: ParsedQuery; query: PreparedQuery }>({
    maxWeight: preparedLength,
    weigh: (key) => key.length,
  });

  return {
    prepare({ query, parameters }: QueryRequest): Result<PreparedQuery, QueryRefusal> {
      const specialKey = () => `${query}\n${parametersKey(query, parameters)}`;
      let known = prepared.get(query) ?? prepared.get(specialKey());
      if (!known) {
        const parsed = parseQuery(query, parameters, limits);
        if (!parsed.ok) return parsed;
        const ready = readyQuery(parsed.value.tree);
        if (!ready.ok) return ready;
        known = { parsed: parsed.value, query: ready.value };
        prepared.set(parsed.value.dependsOnParameters ? specialKey() : query, known);
      }
      const name = missingParameter(known.parsed.tree, parameters);
      return name === undefined ? ok(known.query) : refuse('parameter-missing', { name });
    },
    run({ plan }: PreparedQuery, request: QueryRequest): Result<string, QueryRefusal> {
      return evaluatePlan(plan, {
        view: store.view(request.perspective),
        parameters: request.parameters,
        identity: request.identity,
        now: clock(),
        project,
        resultLength: limits.resultLength,
      });
    },
  };
}

function readyQuery(tree: SyntaxNode): Result<PreparedQuery, QueryRefusal> {
  try {
    return ok({ plan: planQuery(tree), readsClock: readsClock(tree) });
  } catch (error) {
    if (error instanceof RangeError) return refuse('query-too-deep', {});
    throw error;
  }
}

/** Equal requests have equal results as long as no document changes. */
export function requestKey({ query, parameters, perspective, identity }: QueryRequest): string {
  const values = parametersKey(query, parameters);
  return `${perspectiveKey(perspective)}\n${identity}\n${values}\n${query}`;
}

/** Only what the query names: parameters that it does not read make no other answer. */
function parametersKey(query: string, parameters: Parameters): string {
  const named = new Set(query.match(/(?<=\$)[a-zA-Z_]\w*/g)?.sort());
  return JSON.stringify([...named].map((name) => [name, parameters[name]]));
}
