import type { Settings } from './configuration.ts';
import type { Logger } from './log.ts';
import type { Survived } from './process-guard.ts';
import type { Progress } from './progress.ts';
import type { Secrets } from './secrets.ts';

/** What every part of the shop is opened with. */
export interface ShopOptions {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly root: string;
  readonly dataFolder: string;
  readonly publicUrl: string;
  readonly development: boolean;
  readonly isStopping: () => boolean;
  readonly survived: () => Survived;
  readonly log: Logger;
  readonly progress: Progress;
}

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
