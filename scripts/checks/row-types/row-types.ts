import { type Node, parseSource, walk } from '../syntax.ts';

/** What is read from a column: `named` is a type with a name of its own, for certain texts or for a document. */
export interface Reading {
  readonly kind: string;
  readonly isNullable: boolean;
}

export interface RowType {
  readonly line: number;
  readonly columns: ReadonlyMap<string, Reading & { readonly line: number }>;
}

/** The tables that the interfaces `…Tables` of a file describe, by name. */
export function readRowTypes(file: string, text: string): ReadonlyMap<string, RowType> {
  const { program, lineOf } = parseSource(file, text);
  const declared: Declared = new Map();
  walk(program, (node) => {
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') {
      declared.set(node.id.name, node);
    }
  });
  const columnsOf = (type: Node) =>
    membersOf(type, declared).map(
      ([name, node]) => [name, { ...readType(node, declared), line: lineOf(node) }] as const,
    );
  const tables = [...declared].flatMap(([name, node]) =>
    name.endsWith('Tables') ? membersOf(node, declared) : [],
  );
  return new Map(
    tables.map(([table, type]) => [table, { line: lineOf(type), columns: new Map(columnsOf(type)) }]),
  );
}

type Declared = Map<string, Extract<Node, { type: 'TSInterfaceDeclaration' | 'TSTypeAliasDeclaration' }>>;

/** Names and types of what an interface, an object type or an intersection of them has. */
function membersOf(type: Node, declared: Declared): readonly (readonly [string, Node])[] {
  switch (type.type) {
    case 'TSInterfaceDeclaration':
      return signatures(type.body.body);
    case 'TSTypeLiteral':
      return signatures(type.members);
    case 'TSIntersectionType':
      return type.types.flatMap((part) => membersOf(part, declared));
    case 'TSTypeReference': {
      const named = declared.get(nameOf(type));
      if (named)
        return membersOf(named.type === 'TSTypeAliasDeclaration' ? named.typeAnnotation : named, declared);
    }
  }
  return [];
}

function signatures(members: readonly Node[]): (readonly [string, Node])[] {
  return members.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
      ? [[member.key.name, member.typeAnnotation.typeAnnotation] as const]
      : [],
  );
}

const keywords: Readonly<Partial<Record<Node['type'], string>>> = {
  TSStringKeyword: 'text',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
};

/** Wrappers whose first parameter is what is read. */
const wrappers = ['Generated', 'GeneratedAlways', 'ColumnType'];

function readType(type: Node, declared: Declared, given: ReadonlyMap<string, Node> = new Map()): Reading {
  const present = (kind: string) => ({ kind, isNullable: false });
  switch (type.type) {
    case 'TSUnionType': {
      const parts = type.types.filter((part) => part.type !== 'TSNullKeyword');
      const readings = parts.map((part) => readType(part, declared, given));
      const isNullable = parts.length < type.types.length || readings.some((reading) => reading.isNullable);
      return { kind: [...new Set(readings.map(({ kind }) => kind))].join(' or '), isNullable };
    }
    case 'TSArrayType':
      return present(`${readType(type.elementType, declared, given).kind}[]`);
    case 'TSTypeOperator':
      return readType(type.typeAnnotation, declared, given);
    case 'TSLiteralType':
      return present('value' in type.literal && typeof type.literal.value === 'number' ? 'number' : 'text');
    case 'TSTypeReference': {
      const name = nameOf(type);
      const [first, ...others] = type.typeArguments?.params ?? [];
      if (first && wrappers.includes(name)) return readType(first, declared, given);
      const parameter = given.get(name);
      if (parameter) return readType(parameter, declared);
      const alias = declared.get(name);
      if (alias?.type === 'TSTypeAliasDeclaration') {
        const values = [first, ...others];
        const named = alias.typeParameters?.params.flatMap(({ name: { name: key } }, index) => {
          const value = values[index];
          return value ? [[key, value] as const] : [];
        });
        return readType(alias.typeAnnotation, declared, new Map(named));
      }
      return present(
        ['Date', 'Buffer'].includes(name) ? name : name === 'ReadAsText' ? 'text of a moment' : 'named',
      );
    }
    default:
      return present(keywords[type.type] ?? 'named');
  }
}

function nameOf({ typeName }: Extract<Node, { type: 'TSTypeReference' }>): string {
  return typeName.type === 'Identifier' ? typeName.name : '';
}
