import { attributeProblems } from './attribute-rules.ts';
import { contentModelProblems } from './content-model.ts';
import { documentProblems } from './document-rules.ts';
import { elementsIn, readMarkup } from './read-markup.ts';

/** Everything that keeps a page, as the server sent it, from being valid HTML; each thing once. */
export function htmlProblems(html: string): string[] {
  const { root, problems } = readMarkup(html);
  const elements = elementsIn(root);
  return [
    ...new Set([
      ...problems,
      ...elements.flatMap((element) => [...contentModelProblems(element), ...attributeProblems(element)]),
      ...documentProblems(elements),
    ]),
  ];
}
