/** What was opened first is closed last. */
export interface Closers {
  add(close: () => Promise<void>): void;
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const open: (() => Promise<void>)[] = [];
  return {
    add: (close) => void open.push(close),
    async closeAll() {
      for (const close of open.splice(0).reverse()) await close();
    },
  };
}
