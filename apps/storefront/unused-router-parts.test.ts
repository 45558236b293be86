import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutUnusedParts } from './drop-unused-parts.ts';
import { unusedRouterParts } from './unused-router-parts.ts';

const lean = (code: string) => withoutUnusedParts(code, parseAst(code), unusedRouterParts);

test.each([
  ['if (isFogOfWar) discover(); else load();', 'if (!1) discover(); else load();'],
  ['let links = rsc ? one() : other(rsc);', 'let links = !1 ? one() : other(rsc);'],
  ['if (!ssr && isSpaMode) go();', 'if (!!0 && isSpaMode) go();'],
  ['let key = shouldBlockNavigation({ to });', 'let key = (void 0);'],
  ['invariant(isKnown(ssr), "Say " + what);', 'invariant(isKnown(ssr));'],
  ['if (late) warning(false, "Too late"); go();', 'if (late) ; go();'],
  ['Link.displayName = "Link";', ';'],
  ['const Form = React.forwardRef(draw);', 'const Form = /* @__PURE__ */ React.forwardRef(draw);'],
])('%s', (code, expected) => {
  expect(lean(code)).toBe(expected);
});

test('a value with such a name is no condition and stays', () => {
  const code = 'function routes(isSpaMode, { ssr }) { return [isSpaMode, ssr, isStatic || ssr]; }';
  expect(lean(code)).toBe(code);
});
