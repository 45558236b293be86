import {
  type DocumentNode,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
} from 'graphql';
import type { Variables } from './http-request.ts';

const wholeNumber = /^-?\d+$/;

/** Magento accepts `"2"` where an Int variable is asked for (behaviour 163); the executor here would not. */
export function createVariableReader(
  schema: GraphQLSchema,
  document: DocumentNode,
): (variables: Variables) => Variables {
  const types = document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ variableDefinitions }) => variableDefinitions ?? [])
    // Validation has already made sure that a variable has an input type.
    .map(
      ({ variable, type }) => [variable.name.value, typeFromAST(schema, type) as GraphQLInputType] as const,
    )
    .filter(([, type]) => mayHoldInt(type));
  return (variables) => {
    const read: Record<string, unknown> = { ...variables };
    for (const [name, type] of types) {
      if (name in read) read[name] = readValue(read[name], type);
    }
    return read;
  };
}

const holdersOfInt = new WeakMap<GraphQLInputType, boolean>();

/** Most variables hold none, and need not be looked into. */
function mayHoldInt(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  const known = holdersOfInt.get(named) ?? reachesInt(named, new Set());
  holdersOfInt.set(named, known);
  return known;
}

function reachesInt(type: GraphQLInputType, seen: Set<GraphQLInputType>): boolean {
  if (type === GraphQLInt) return true;
  if (!isInputObjectType(type) || seen.has(type)) return false;
  seen.add(type);
  return Object.values(type.getFields()).some((field) => reachesInt(getNamedType(field.type), seen));
}

function readValue(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return readValue(value, type.ofType);
  if (isListType(type)) {
    return Array.isArray(value)
      ? value.map((item) => readValue(item, type.ofType))
      : readValue(value, type.ofType);
  }
  if (type === GraphQLInt) {
    return typeof value === 'string' && wholeNumber.test(value) ? Number(value) : value;
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = fields[name];
      return [name, field ? readValue(item, field.type) : item];
    }),
  );
}
