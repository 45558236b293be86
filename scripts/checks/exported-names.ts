import { type Node, parseSource } from './syntax.ts';

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
