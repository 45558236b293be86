import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { PageRule } from './page-rule.ts';

/** Rules of the standard. What is a matter of taste (quotes, order of attributes, types of buttons) is left out. */
const standard = [
  'attribute-allowed-values',
  'attribute-misuse',
  'close-order',
  'deprecated',
  'element-name',
  'element-permitted-content',
  'element-permitted-occurrences',
  'element-permitted-order',
  'element-permitted-parent',
  'element-required-ancestor',
  'element-required-attributes',
  'element-required-content',
  'empty-heading',
  'empty-title',
  'map-dup-name',
  'missing-doctype',
  'no-deprecated-attr',
  'no-dup-attr',
  'no-dup-id',
  'no-implicit-close',
  'no-inline-style',
  'no-missing-references',
  'no-raw-characters',
  'no-self-closing',
  'script-element',
  'unrecognized-char-ref',
  'valid-for',
  'void-content',
  'wcag/h37',
];

const config: ConfigData = {
  root: true,
  elements: ['html5'],
  plugins: [{ name: 'page', rules: { page: PageRule } }],
  rules: {
    ...Object.fromEntries([...standard, 'page'].map((rule) => [rule, 'error'])),
    'valid-id': ['error', { relaxed: true }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Everything that keeps a page, as the server sent it, from being valid HTML; each thing once. */
export function htmlProblems(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const lines = html.split('\n');
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ message, line, column }) => {
      const place = (lines[line - 1] ?? '').slice(Math.max(0, column - 2), column + 80);
      return `${message}: ${place}`;
    }),
  );
  return [...new Set(problems)];
}
