/** Characters that no text of the shop holds, so that no name can look like a mark. */
export const markStart = '\ue000';
export const markEnd = '\ue001';

/** Asks the service to mark what matched in a way that `textParts` can read. */
export const markedWith = { highlightPreTag: markStart, highlightPostTag: markEnd } as const;

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
  /** Where the part begins, which tells equal parts of one text apart. */
  readonly start: number;
}

export function textParts(marked: string): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (const piece of marked.split(new RegExp(`(${markStart}[^${markEnd}]*${markEnd}?)`))) {
    const isMatch = piece.startsWith(markStart);
    const text = piece.replaceAll(markStart, '').replaceAll(markEnd, '');
    if (text !== '') parts.push({ text, isMatch, start });
    start += text.length;
  }
  return parts;
}

/** The text itself, for names that are read out or kept. */
export function plainText(marked: string): string {
  return marked.replaceAll(markStart, '').replaceAll(markEnd, '');
}
