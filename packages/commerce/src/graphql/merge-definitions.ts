import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type NamedTypeNode,
  parse,
} from 'graphql';
import type { Resolver } from './resolver-map.ts';

/** A field that exists because of data: every product attribute adds some. `type` is GraphQL, such as `Int`. */
export interface AddedField {
  readonly on: string;
  readonly name: string;
  readonly type: string;
  readonly description: string;
  /** What its resolver knows of the data: fields that differ in this alone are different fields. */
  readonly madeFrom: string;
  readonly resolve?: Resolver;
}

interface Fields {
  fields?: readonly (FieldDefinitionNode | InputValueDefinitionNode)[];
  interfaces?: readonly NamedTypeNode[];
}

/**
 * One document from the modules' files: extensions are merged into what they extend, added fields follow, and the fields of
 * an interface are copied into its implementing types, which therefore need not repeat them.
 */
export function mergeDefinitions(
  documents: readonly DocumentNode[],
  additions: readonly AddedField[],
): { readonly document: DocumentNode; readonly added: readonly AddedField[] } {
  const types = new Map<string, DefinitionNode & Fields>();
  const extensions: (DefinitionNode & Fields & { name: { value: string } })[] = [];
  for (const { definitions } of documents) {
    for (const definition of definitions) {
      if (!('name' in definition) || !definition.name) throw new Error('A definition without a name');
      const name = definition.name.value;
      if (definition.kind.endsWith('Extension')) extensions.push({ ...definition, name: definition.name });
      else if (types.has(name)) throw new Error(`The type ${name} is defined twice`);
      else types.set(name, { ...definition });
    }
  }
  for (const extension of extensions) extend(types, extension.name.value, extension);
  const added = additions.filter((addition) => !isTaken(types, addition));
  for (const addition of added) {
    const keyword = types.get(addition.on)?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? 'input' : 'type';
    extend(types, addition.on, parseFields(keyword, addition));
  }
  for (const type of types.values()) copyInterfaceFields(types, type);
  return { document: { kind: Kind.DOCUMENT, definitions: [...types.values()] as DefinitionNode[] }, added };
}

function extend(types: Map<string, DefinitionNode & Fields>, name: string, added: Fields): void {
  const type = types.get(name);
  if (!type) throw new Error(`The type ${name} is extended but nowhere defined`);
  type.fields = withoutDuplicates(name, [...(type.fields ?? []), ...(added.fields ?? [])]);
  type.interfaces = [...(type.interfaces ?? []), ...(added.interfaces ?? [])];
}

function withoutDuplicates<Field extends { name: { value: string } }>(
  type: string,
  fields: Field[],
): Field[] {
  const names = new Set<string>();
  for (const { name } of fields) {
    if (names.has(name.value)) throw new Error(`The field ${type}.${name.value} is defined twice`);
    names.add(name.value);
  }
  return fields;
}

/** A field of the schema wins over an attribute of the same name, on the type itself and on those that implement it. */
function isTaken(types: Map<string, DefinitionNode & Fields>, { on, name }: AddedField): boolean {
  const related = [...types].filter(
    ([typeName, type]) => typeName === on || type.interfaces?.some((face) => face.name.value === on),
  );
  const reachable = related.flatMap(([, type]) => [
    ...(type.fields ?? []),
    ...(type.interfaces ?? []).flatMap((face) => types.get(face.name.value)?.fields ?? []),
  ]);
  return reachable.some((field) => field.name.value === name);
}

function parseFields(keyword: 'input' | 'type', { on, name, type, description }: AddedField): Fields {
  const text = `extend ${keyword} ${on} { ${JSON.stringify(description)} ${name}: ${type} }`;
  const [definition] = parse(text, { noLocation: true }).definitions;
  return definition as Fields;
}

function copyInterfaceFields(
  types: Map<string, DefinitionNode & Fields>,
  type: DefinitionNode & Fields,
): void {
  const own = new Set(type.fields?.map((field) => field.name.value));
  for (const face of type.interfaces ?? []) {
    for (const field of types.get(face.name.value)?.fields ?? []) {
      if (own.has(field.name.value)) continue;
      own.add(field.name.value);
      type.fields = [...(type.fields ?? []), field];
    }
  }
}
