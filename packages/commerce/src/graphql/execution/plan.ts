import {
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type ValueNode,
} from 'graphql';
import { plainResolver } from '../library-execution.ts';
import { type CollectedFields, collectFields, type SelectionSources } from './collect-fields.ts';
import {
  abstractValue,
  type Complete,
  type FieldsOfType,
  leafValue,
  listOf,
  nonNull,
  objectValue,
} from './complete.ts';

type Arguments = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;

/** One field of a selection on one object type: everything about it that is the same for every request. */
export interface FieldPlan {
  /** The name or alias under which the answer has it. */
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  readonly parentType: GraphQLObjectType;
  readonly field: Field;
  readonly isNonNull: boolean;
  readonly resolve: NonNullable<Field['resolve']>;
  /** Set when no variable takes part in the arguments. */
  readonly fixedArguments: Arguments | undefined;
  /** A resolver that names a fourth parameter wants to know about the request's text. */
  readonly wantsInfo: boolean;
  readonly complete: Complete;
}

export function planFields(
  sources: SelectionSources,
  parentType: GraphQLObjectType,
  fields: CollectedFields,
): readonly FieldPlan[] {
  return [...fields].map(([key, nodes]) => planField(sources, parentType, key, nodes));
}

const noArguments: Arguments = Object.freeze({});

function planField(
  sources: SelectionSources,
  parentType: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): FieldPlan {
  const [node] = nodes;
  const name = node?.name.value ?? '';
  const field = parentType.getFields()[name] ?? metaField(sources.schema, parentType, name);
  if (!node || !field?.resolve) throw new Error(`There is nothing to resolve ${parentType.name}.${name}`);
  const resolve = plainResolver(field.resolve);
  return {
    key,
    nodes,
    parentType,
    field,
    isNonNull: isNonNullType(field.type),
    resolve,
    fixedArguments: fixedArgumentsOf(field, node),
    wantsInfo: resolve.length > 3,
    complete: planValue(sources, field.type, nodes, `${parentType.name}.${field.name}`),
  };
}

function metaField(schema: GraphQLSchema, parentType: GraphQLObjectType, name: string): Field | undefined {
  if (name === TypeNameMetaFieldDef.name) return { ...TypeNameMetaFieldDef, resolve: () => parentType.name };
  // Validation knows these two only at the root of a query.
  if (parentType !== schema.getQueryType()) return undefined;
  return [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name);
}

function fixedArgumentsOf(field: Field, node: FieldNode): Arguments | undefined {
  if (field.args.length === 0) return noArguments;
  if (node.arguments?.some(({ value }) => mentionsVariable(value))) return undefined;
  try {
    return Object.freeze(getArgumentValues(field, node));
  } catch (error) {
    // It will be thrown again where the answer can say so.
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

function mentionsVariable(value: ValueNode): boolean {
  if (value.kind === Kind.VARIABLE) return true;
  if (value.kind === Kind.LIST) return value.values.some(mentionsVariable);
  return value.kind === Kind.OBJECT && value.fields.some((field) => mentionsVariable(field.value));
}

function planValue(
  sources: SelectionSources,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  name: string,
): Complete {
  if (isNonNullType(type)) return nonNull(planValue(sources, type.ofType, nodes, name), name);
  if (isListType(type)) {
    return listOf(planValue(sources, type.ofType, nodes, name), isNonNullType(type.ofType), nodes, name);
  }
  if (isLeafType(type)) return leafValue(type);
  const fieldsOf = fieldsPerType(sources, nodes);
  return isObjectType(type)
    ? objectValue(() => fieldsOf(type))
    : abstractValue(sources.schema, type, fieldsOf);
}

/** Planned when the first value of a type appears: an interface has many types, an answer few of them. */
function fieldsPerType(sources: SelectionSources, nodes: readonly FieldNode[]): FieldsOfType {
  const selectionSets = nodes.map(({ selectionSet }) => selectionSet).filter((set) => set !== undefined);
  const known = new Map<GraphQLObjectType, readonly FieldPlan[]>();
  return (type) => {
    const plans = known.get(type) ?? planFields(sources, type, collectFields(sources, type, selectionSets));
    known.set(type, plans);
    return plans;
  };
}
