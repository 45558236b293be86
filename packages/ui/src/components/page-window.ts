export type PageSlot = { readonly page: number } | { readonly gapAfter: number };

/** The pages worth a link: first, last, the current one and its neighbours; a gap never hides a single page. */
export function pageWindow(current: number, total: number): PageSlot[] {
  const shown = new Set([1, total, current - 1, current, current + 1]);
  if (current <= 4) for (const page of [2, 3, 4]) shown.add(page);
  if (current >= total - 3) for (const page of [total - 3, total - 2, total - 1]) shown.add(page);
  const pages = [...shown].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return pages.flatMap((page, index): PageSlot[] => {
    const previous = pages[index - 1] ?? page - 1;
    if (page - previous === 2) return [{ page: previous + 1 }, { page }];
    return page - previous > 2 ? [{ gapAfter: previous }, { page }] : [{ page }];
  });
}
