import { createElement, type ReactNode } from 'react';
import { median } from '../measure/statistics.ts';
import { elementTree, type PlainElement } from './element-tree.ts';

const rounds = 5;
const timesPerRound = 40;
/** React writes a little less than the whole page has; far less would be another tree. */
const leastShare = 0.8;

/**
 * What a page costs React alone: CPU milliseconds of `renderToString` for the elements that the page is made of, without a
 * component, a query or a translation around them.
 */
export async function measureRender(html: string): Promise<number> {
  // React reads this when it is loaded: the other build is several times slower.
  process.env.NODE_ENV = 'production';
  const { renderToString } = await import('react-dom/server');
  const tree = elementOf(elementTree(html));
  const written = renderToString(tree).length;
  if (written < html.length * leastShare)
    throw new Error(`Of a page with ${html.length} characters only ${written} were understood.`);
  const render = () => {
    const before = process.cpuUsage();
    for (let turn = 0; turn < timesPerRound; turn += 1) renderToString(tree);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / timesPerRound;
  };
  render();
  return median(Array.from({ length: rounds }, render));
}

function elementOf({ name, attributes, children }: PlainElement): ReactNode {
  const [text] = children;
  if (name === 'script' || name === 'style')
    return createElement(name, {
      ...attributes,
      dangerouslySetInnerHTML: { __html: typeof text === 'string' ? text : '' },
    });
  return createElement(
    name,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );
}
