import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type NamedTypeNode,
} from 'graphql';

interface WithFields {
  name: { value: string };
  fields?: readonly FieldDefinitionNode[];
  interfaces?: readonly NamedTypeNode[];
}

const kinds: readonly string[] = [
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_EXTENSION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_EXTENSION,
];

/** A type need not repeat the fields of the interfaces it implements: they are added to its definition. */
export function withInterfaceFields(document: DocumentNode): DocumentNode {
  const parts = document.definitions.filter(hasFields);
  const collect = <Part>(name: string, pick: (part: WithFields) => readonly Part[] | undefined): Part[] =>
    parts.filter((part) => part.name.value === name).flatMap((part) => pick(part) ?? []);
  const complete = <Node extends DefinitionNode>(node: Node): Node => {
    if (!hasFields(node) || node.kind.endsWith('Extension')) return node;
    const name = node.name.value;
    const own = collect(name, (part) => part.fields);
    const inherited = collect(name, (part) => part.interfaces).flatMap((face) =>
      collect(face.name.value, (part) => part.fields),
    );
    const known = new Set(own.map((field) => field.name.value));
    const added = inherited.filter(({ name: { value } }) => !known.has(value) && known.add(value));
    return { ...node, fields: [...(node.fields ?? []), ...added] };
  };
  return { ...document, definitions: document.definitions.map(complete) };
}

const hasFields = (node: DefinitionNode): node is DefinitionNode & WithFields => kinds.includes(node.kind);
