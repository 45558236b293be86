import { isTestCode } from '../source-files.ts';
import { type Node, type Syntax, stringValue, walk } from '../syntax.ts';

export function mayReadEnvironment(file: string): boolean {
  return /^(apps\/server|scripts|bench)\//.test(file) || /\.config\.ts$/.test(file) || isTestCode(file);
}

/** Lines on which a file reaches for `process.env`, in any of its spellings. */
export function environmentReads({ program, lineOf }: Syntax): number[] {
  const lines: number[] = [];
  walk(program, (node) => {
    if (readsEnvironment(node)) lines.push(lineOf(node));
  });
  return lines;
}

function readsEnvironment(node: Node): boolean {
  switch (node.type) {
    case 'MemberExpression': {
      const name = node.property.type === 'Identifier' ? node.property.name : stringValue(node.property);
      return name === 'env' && isProcess(node.object);
    }
    case 'VariableDeclarator':
      return node.id.type === 'ObjectPattern' && isProcess(node.init) && node.id.properties.some(isNamedEnv);
    case 'ImportDeclaration':
      return /^(node:)?process$/.test(node.source.value) && node.specifiers.some(isEnvSpecifier);
    default:
      return false;
  }
}

function isProcess(node: Node | null): boolean {
  if (node?.type === 'Identifier') return node.name === 'process';
  return (
    node?.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'process'
  );
}

const isNamedEnv = (property: Node): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'env';

const isEnvSpecifier = (specifier: Node): boolean =>
  specifier.type === 'ImportSpecifier' &&
  specifier.imported.type === 'Identifier' &&
  specifier.imported.name === 'env';
