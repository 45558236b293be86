import { type Node, parseSource, type Syntax, stringValue, walk } from './syntax.ts';

export interface Import {
  /** What is imported; for a glob its pattern. Undefined when it is computed at run time. */
  specifier: string | undefined;
  line: number;
}

/** Everything a file reaches for: static, dynamic and type imports, re-exports, require and import.meta.glob. */
export function importsOf(file: string, text: string): Import[] {
  return importsIn(parseSource(file, text));
}

export function importsIn({ program, lineOf }: Syntax): Import[] {
  const found: Import[] = [];
  walk(program, (node) => {
    for (const source of sourcesOf(node))
      found.push({ specifier: specifierOf(source), line: lineOf(source) });
  });
  return found;
}

/** `@import` of a style sheet. */
export function styleImportsOf(text: string): Import[] {
  const found = text.matchAll(/@import\s+(?:url\(\s*)?["']([^"']+)["']/g);
  return [...found].map(({ 1: specifier, index }) => ({
    specifier,
    line: text.slice(0, index).split('\n').length,
  }));
}

/** A template such as `./messages/${name}.json` still says which folder it reaches into. */
function specifierOf(source: Node): string | undefined {
  if (source.type !== 'TemplateLiteral') return stringValue(source)?.replace(/^!/, '');
  const start = source.quasis[0]?.value.cooked;
  return start && (start.startsWith('.') || source.expressions.length === 0) ? start : undefined;
}

function sourcesOf(node: Node): Node[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return [node.source];
    case 'ExportNamedDeclaration':
      return node.source ? [node.source] : [];
    case 'TSExternalModuleReference':
      return [node.expression];
    case 'CallExpression':
      return isRequire(node.callee) ? node.arguments.slice(0, 1) : globPatterns(node);
    default:
      return [];
  }
}

const isRequire = (callee: Node): boolean => callee.type === 'Identifier' && callee.name === 'require';

function globPatterns(call: Extract<Node, { type: 'CallExpression' }>): Node[] {
  const { callee } = call;
  const isGlob =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'MetaProperty' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'glob';
  const [patterns] = call.arguments;
  if (!isGlob || !patterns) return [];
  const list = patterns.type === 'ArrayExpression' ? patterns.elements : [patterns];
  return list.filter((element) => element !== null);
}
