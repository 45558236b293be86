type Piece = string | null | undefined;

/** Where a product or a category lives: its url key or path, and the ending that the merchant gives addresses (specification 2.1). */
export function shopPath(key: Piece, suffix?: Piece): string {
  return `/${key ?? ''}${suffix ?? ''}`;
}
