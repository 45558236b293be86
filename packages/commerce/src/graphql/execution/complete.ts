import {
  type FieldNode,
  type GraphQLAbstractType,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLString,
  isObjectType,
} from 'graphql';
import { expectNothingOf } from '../answer-budget.ts';
import { executeFields } from './execute-fields.ts';
import type { FieldPlan } from './plan.ts';
import { isPromise, type Place, type Run, refuseValue, throwAfter } from './run.ts';

/** Turns what a resolver gave into a part of the answer. What it throws is the error of the value at this key. */
export type Complete = (run: Run, value: unknown, above: Place, key: string | number) => unknown;

export type FieldsOfType = (type: GraphQLObjectType) => readonly FieldPlan[];

export function nonNull(complete: Complete, name: string): Complete {
  const refuseNull = (run: Run, completed: unknown) => {
    if (completed !== null || run.budget.refusal) return completed;
    throw new Error(`Cannot return null for non-nullable field ${name}.`);
  };
  return (run, value, above, key) => {
    const completed = complete(run, value, above, key);
    return isPromise(completed)
      ? completed.then((settled) => refuseNull(run, settled))
      : refuseNull(run, completed);
  };
}

export function leafValue(type: GraphQLLeafType): Complete {
  const isText = type === GraphQLString || type === GraphQLID;
  return (run, value) => {
    if (value === null || value === undefined) return null;
    if (typeof value === 'string') run.budget.spendText(value);
    // Two thirds of all values, and already what they are to become.
    if (isText && typeof value === 'string') return value;
    const serialized = type.serialize(value);
    if (serialized === undefined || serialized === null) {
      throw new Error(`A value of ${type.name} cannot be written: ${String(value)}`);
    }
    return serialized;
  };
}

export function objectValue(fieldsOf: () => readonly FieldPlan[]): Complete {
  return (run, value, above, key) =>
    value === null || value === undefined ? null : executeFields(run, fieldsOf(), value, { above, key });
}

const noInfo = Object.freeze({}) as GraphQLResolveInfo;

/** Types are named without waiting and without looking at the request, as the resolvers of all modules do. */
export function abstractValue(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  fieldsOf: FieldsOfType,
): Complete {
  const fieldsByName = new Map<unknown, readonly FieldPlan[]>();
  const planFor = (name: unknown) => {
    const objectType = typeof name === 'string' ? schema.getType(name) : undefined;
    if (!isObjectType(objectType)) throw new Error(`A value of ${type.name} is of no known type: ${name}`);
    const plans = fieldsOf(objectType);
    fieldsByName.set(name, plans);
    return plans;
  };
  return (run, value, above, key) => {
    if (value === null || value === undefined) return null;
    const name = type.resolveType?.(value, run.context, noInfo, type);
    return executeFields(run, fieldsByName.get(name) ?? planFor(name), value, { above, key });
  };
}

export function listOf(
  complete: Complete,
  itemsAreNonNull: boolean,
  nodes: readonly FieldNode[],
  name: string,
): Complete {
  return (run, value, above, key) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value)) throw new Error(`Expected a list for ${name}`);
    if (run.budget.refusal) {
      expectNothingOf(value);
      return null;
    }
    run.budget.spendItems(value, 1);
    const place = { above, key };
    const refuse = (error: unknown, index: number) =>
      refuseValue(run, error, nodes, { above: place, key: index }, itemsAreNonNull);
    const completeItem = (item: unknown, index: number): unknown => {
      try {
        const completed = isPromise(item)
          ? item.then((settled) => complete(run, settled, place, index))
          : complete(run, item, place, index);
        return isPromise(completed) ? completed.catch((error: unknown) => refuse(error, index)) : completed;
      } catch (error) {
        return refuse(error, index);
      }
    };
    const items: unknown[] = [];
    let heard = 0;
    const pause = () => {
      // Until the last of them is there, nobody waits for those that are.
      if (heard === 0) expectNothingOf(value);
      for (; heard < items.length; heard += 1) expectNothingOf(items[heard]);
      return run.pace.later(completeRest);
    };
    const completeRest = (): unknown => {
      try {
        while (items.length < value.length) {
          if (run.pace.isOver) return pause();
          items.push(completeItem(value[items.length], items.length));
        }
      } catch (error) {
        // Also those behind the one that failed were made already.
        return throwAfter([...items, ...value.slice(items.length)].filter(isPromise), error);
      }
      return items.some(isPromise) ? Promise.all(items) : items;
    };
    return completeRest();
  };
}
