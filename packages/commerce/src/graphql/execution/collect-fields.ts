import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

export interface SelectionSources {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Variables that `@skip` and `@include` look at. */
  readonly switches: Readonly<Record<string, unknown>>;
}

export type CollectedFields = ReadonlyMap<string, readonly FieldNode[]>;

/** What these selections ask of one object type, by the key of the answer; a key may be asked for in several places. */
export function collectFields(
  sources: SelectionSources,
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): CollectedFields {
  const fields = new Map<string, FieldNode[]>();
  const visited = new Set<string>();

  function collect({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (!counts(selection, sources.switches)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const known = fields.get(key);
        if (known) known.push(selection);
        else fields.set(key, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (isAbout(sources.schema, selection.typeCondition?.name.value, type))
          collect(selection.selectionSet);
      } else {
        const fragment = sources.fragments[selection.name.value];
        if (!fragment || visited.has(selection.name.value)) continue;
        visited.add(selection.name.value);
        if (isAbout(sources.schema, fragment.typeCondition.name.value, type)) collect(fragment.selectionSet);
      }
    }
  }

  for (const selectionSet of selectionSets) collect(selectionSet);
  return fields;
}

function counts(
  selection: { readonly directives?: readonly DirectiveNode[] },
  switches: Readonly<Record<string, unknown>>,
): boolean {
  if (!selection.directives?.length) return true;
  if (getDirectiveValues(GraphQLSkipDirective, selection, switches)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, switches)?.if !== false;
}

function isAbout(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true;
  const named = schema.getType(condition);
  return isAbstractType(named) && schema.isSubType(named, type);
}
