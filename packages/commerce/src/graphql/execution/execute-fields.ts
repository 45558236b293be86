import { expectNothingOf } from '../answer-budget.ts';
import type { FieldPlan } from './plan.ts';
import { isPromise, type Place, type Run, refuseValue, throwAfter } from './run.ts';

type Answer = Record<string, unknown>;

/** The fields of one object. A promise only if one of them needs it: most values are there when they are asked for. */
export function executeFields(
  run: Run,
  plans: readonly FieldPlan[],
  source: unknown,
  place: Place,
): Answer | Promise<Answer> {
  const answer: Answer = {};
  if (run.budget.refusal) return answer;
  run.budget.spendNodes(plans.length);
  const waiting: Promise<void>[] = [];
  try {
    for (const plan of plans) {
      const value = executeField(run, plan, source, place);
      // Also a promise takes its place now, so that the answer has the order of the question.
      answer[plan.key] = value;
      if (!isPromise(value)) continue;
      waiting.push(
        value.then((settled) => {
          answer[plan.key] = settled;
        }),
      );
    }
  } catch (error) {
    return throwAfter(waiting, error);
  }
  return waiting.length ? Promise.all(waiting).then(() => answer) : answer;
}

function executeField(run: Run, plan: FieldPlan, source: unknown, above: Place): unknown {
  try {
    const args = plan.fixedArguments ?? run.argumentsOf(plan);
    const value = plan.wantsInfo
      ? plan.resolve(source, args, run.context, run.infoOf(plan))
      : (plan.resolve as (source: unknown, args: unknown, context: unknown) => unknown)(
          source,
          args,
          run.context,
        );
    const completed = isPromise(value)
      ? completeLater(run, plan, value, above)
      : plan.complete(run, value, above, plan.key);
    return isPromise(completed)
      ? completed.catch((error: unknown) => refuseField(run, plan, error, above))
      : completed;
  } catch (error) {
    return refuseField(run, plan, error, above);
  }
}

function completeLater(run: Run, plan: FieldPlan, value: Promise<unknown>, above: Place): Promise<unknown> {
  run.budget.spendWait(value);
  return value.then((settled) => {
    if (!run.budget.refusal && !run.pace.isOver) return plan.complete(run, settled, above, plan.key);
    expectNothingOf(settled);
    return run.budget.refusal ? null : run.pace.later(() => plan.complete(run, settled, above, plan.key));
  });
}

function refuseField(run: Run, { key, nodes, isNonNull }: FieldPlan, error: unknown, above: Place): null {
  return refuseValue(run, error, nodes, { above, key }, isNonNull);
}
