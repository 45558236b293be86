import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

export interface Syntax {
  program: Node;
  /** The first parse error, when the file is not valid. */
  error?: string;
  lineOf(node: { start: number }): number;
}

export function parseSource(file: string, text: string): Syntax {
  const { program, errors } = parseSync(file, text);
  const lineOf = ({ start }: { start: number }): number => text.slice(0, start).split('\n').length;
  const error = errors[0]?.message;
  return error === undefined ? { program, lineOf } : { program, lineOf, error };
}

/** Visits every node of a tree, parents first. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The text of a string literal, or of a template without holes. */
export function stringValue(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

/** The names of the values a file exports; a default export counts under the name it is declared with. */
export function exportedNames(file: string, text: string): string[] {
  const { program } = parseSource(file, text);
  if (program.type !== 'Program') return [];
  return program.body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return nameOf(statement.declaration);
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
    const { declaration, specifiers } = statement;
    const listed = specifiers.flatMap(({ exported }) => nameOf(exported));
    return declaration ? [...listed, ...declaredNames(declaration)] : listed;
  });
}

function declaredNames(declaration: Node): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => nameOf(id));
  return nameOf(declaration);
}

function nameOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  const isNamed = node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration';
  return isNamed && node.id ? [node.id.name] : [];
}
