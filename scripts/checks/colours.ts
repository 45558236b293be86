import type { Finding } from './finding.ts';
import { isTestCode, listFiles, read } from './source-files.ts';
import { type Node, parseSource, walk } from './syntax.ts';

const mayNameColours = /^packages\/ui\/src\/(tokens|generated)\//;
// `oklch(from var(--x) …)` derives from a token and is none.
const colour =
  /(?<![\w/&-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!\s*from\s)/i;

/** Colours have one home, the tokens; and the content security policy refuses style attributes. */
export function check(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => !mayNameColours.test(file) && !isTestCode(file))
    .flatMap((file) => {
      if (file.endsWith('.css')) return checkStyleSheet(file, read(root, file));
      return file.endsWith('.tsx') ? checkMarkup(file, read(root, file)) : [];
    });
}

function checkStyleSheet(file: string, text: string): Finding[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const declarations = withoutComments.matchAll(/(?<=:)[^;{}:]*(?=[;}])/g);
  return [...declarations].flatMap(({ 0: value, index }) => {
    const found = colour.exec(value);
    if (!found) return [];
    return [colourFinding(file, text.slice(0, index + found.index).split('\n').length, found[0])];
  });
}

function checkMarkup(file: string, text: string): Finding[] {
  const { program, lineOf } = parseSource(file, text);
  const findings: Finding[] = [];
  const links = new Set<Node>();
  walk(program, (node) => {
    if (node.type === 'JSXAttribute' && node.name.name === 'style') {
      findings.push({
        file,
        line: lineOf(node),
        message: 'a style attribute is refused by the content security policy: use a class',
      });
    }
    if (node.type === 'JSXAttribute' && isLink(node) && node.value) links.add(node.value);
    const found = links.has(node) ? null : colour.exec(textOf(node));
    if (found) findings.push(colourFinding(file, lineOf(node), found[0]));
  });
  return findings;
}

/** `href="#add"` is an address, not a colour. */
const isLink = ({ name }: Extract<Node, { type: 'JSXAttribute' }>): boolean =>
  name.type === 'JSXIdentifier' && ['href', 'to'].includes(name.name);

function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateElement' ? node.value.raw : '';
}

function colourFinding(file: string, line: number, found: string): Finding {
  return { file, line, message: `names a colour (${found.trim()}): use a token of packages/ui` };
}
