import { type GraphQLResolveInfo, Kind, type ValueNode } from 'graphql';

/**
 * The fields of an input object argument in the order the client wrote them. The executor orders them as the schema
 * does, but for a sort argument the written order is the meaning (behaviour 13).
 */
export function fieldOrder(
  info: GraphQLResolveInfo,
  argument: string,
  rawVariables: Readonly<Record<string, unknown>>,
): readonly string[] {
  const node = info.fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value;
  if (node?.kind !== Kind.VARIABLE) return literalFields(node);
  const name = node.name.value;
  const raw = rawVariables[name];
  if (raw !== undefined) return typeof raw === 'object' && raw !== null ? Object.keys(raw) : [];
  const definition = info.operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  return literalFields(definition?.defaultValue);
}

function literalFields(node: ValueNode | undefined): readonly string[] {
  return node?.kind === Kind.OBJECT ? node.fields.map((field) => field.name.value) : [];
}
