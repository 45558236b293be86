/** One rule of a style sheet, or a block of them such as `@media`. */
export type StyleRule =
  | {
      /** Of each of its selectors, the classes without which it matches nothing. */
      readonly needs: readonly (readonly string[])[];
      readonly text: string;
    }
  | { readonly opening: string; readonly rules: readonly StyleRule[] };

/** Whose blocks hold rules like those around them. */
const groups = /^@(?:media|supports|layer|container|starting-style)\b/;
/** A page is looked at before it is printed or pointed at. */
const unseen = /^@media\s*(?:print|\(hover: ?hover\))/;
const comments = /^(?:\s*\/\*.*?\*\/)+/s;
const touched = /:(?:hover|active|focus|focus-visible|focus-within|user-invalid)\b/;

/**
 * The rules of a sheet as a build has written it, by what they need of a page. What is said here decides only when a rule comes, never
 * whether: so where it is in doubt, a rule needs nothing.
 */
export function readStyleRules(sheet: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  for (let at = 0; at < sheet.length; ) {
    const end = endOf(sheet, at);
    const whole = sheet.slice(at, end).replace(comments, '').trim();
    at = end;
    const open = whole.indexOf('{');
    const prelude = (open < 0 ? whole : whole.slice(0, open)).trim();
    if (prelude === '' || unseen.test(prelude)) continue;
    if (open >= 0 && groups.test(prelude)) {
      rules.push({ opening: `${prelude}{`, rules: readStyleRules(whole.slice(open + 1, -1)) });
    } else {
      const needs = prelude.startsWith('@') ? [[]] : needsOf(prelude);
      if (needs.length > 0) rules.push({ needs, text: whole });
    }
  }
  return rules;
}

/** The text of those that can match where these classes are. */
export function rulesFor(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const rule of rules) {
    if ('needs' in rule) {
      if (rule.needs.some((all) => all.every((name) => classes.has(name)))) text += rule.text;
    } else {
      const inside = rulesFor(rule.rules, classes);
      if (inside) text += `${rule.opening}${inside}}`;
    }
  }
  return text;
}

/** After the statement or block that begins there; neither text in quotes nor an escaped mark ends one. */
function endOf(sheet: string, start: number): number {
  const tokens = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|[{};]/gs;
  tokens.lastIndex = start;
  let depth = 0;
  for (let found = tokens.exec(sheet); found; found = tokens.exec(sheet)) {
    const [token] = found;
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0 && (token === '}' || token === ';')) return tokens.lastIndex;
  }
  return sheet.length;
}

/** Of each selector that matches before anybody has touched the page. */
function needsOf(prelude: string): readonly (readonly string[])[] {
  return withoutConditions(prelude)
    .split(',')
    .filter((selector) => !touched.test(selector))
    .map(classesOf);
}

/** `:is(…)`, `:not(…)`, `[href]` and their like: what they say is not looked at, so a selector seems to need rather less than it does. */
function withoutConditions(prelude: string): string {
  let depth = 0;
  let kept = '';
  for (const [token] of prelude.matchAll(/\\.|[^\\]/gs)) {
    if (token === '(' || token === '[') depth += 1;
    if (depth === 0) kept += token;
    if (token === ')' || token === ']') depth -= 1;
  }
  return kept;
}

function classesOf(selector: string): readonly string[] {
  return [...selector.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w\u0080-\uffff-])+)/gis)].map(([, name = '']) =>
    unescaped(name),
  );
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/gis, (_, code?: string, mark?: string) =>
    code === undefined ? (mark ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
