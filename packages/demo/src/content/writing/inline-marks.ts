import { isLinkTarget } from './link-target.ts';

/** A run of text under the same marks, with the link it belongs to. */
export interface InlineRun {
  readonly text: string;
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
  readonly target?: string;
}

type Marks = Omit<InlineRun, 'text'>;

const mark = /\*\*(?<strong>.+?)\*\*(?!\*)|\*(?<emphasis>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)/;

/** Reads `**strong**`, `*emphasis*` and `[text](target)`, which may stand inside one another. */
export function readInlineMarks(
  text: string,
  marks: Marks = { isStrong: false, isEmphasis: false },
): InlineRun[] {
  const found = mark.exec(text);
  if (!found?.groups) return text === '' ? [] : [{ text, ...marks }];
  const { strong, emphasis, label, target } = found.groups;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const inside =
    strong !== undefined
      ? readInlineMarks(strong, { ...marks, isStrong: true })
      : emphasis !== undefined
        ? readInlineMarks(emphasis, { ...marks, isEmphasis: true })
        : readInlineMarks(label ?? '', { ...marks, target: knownTarget(target ?? '') });
  return [...(before ? [{ text: before, ...marks }] : []), ...inside, ...readInlineMarks(after, marks)];
}

function knownTarget(target: string): string {
  if (!isLinkTarget(target)) throw new Error(`A text links to "${target}", which leads nowhere`);
  return target;
}
