/** What a visitor wants to put into the cart from where it is listed. */
export interface QuickWish {
  readonly sku: string;
  readonly name: string;
  readonly path: string;
}

let wish: QuickWish | undefined;
const listeners = new Set<() => void>();

/** From the button of a tile to the dialog that asks for the length. */
export const quickAddStore = {
  wish: () => wish,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Always a new object: the same product may be wished for twice. */
  ask(wanted: QuickWish) {
    wish = { ...wanted };
    for (const listener of listeners) listener();
  },
};
