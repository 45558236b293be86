import type { PaperOptions } from './drawing/paper.ts';

export type { Paper } from './drawing/paper.ts';

/** A sheet for documents of other modules, with its edges. What draws is large and loaded when it is first wanted. */
export async function openPaper(options: PaperOptions) {
  const { createPaper, colours, left, right, top, bottom } = await import('./drawing/paper.ts');
  return { paper: createPaper(options), colours, left, right, top, bottom };
}
