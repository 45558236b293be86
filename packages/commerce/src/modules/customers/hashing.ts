import { checkPassword, hashPassword, type PasswordCheck } from './password-hash.ts';

/** Hashes are made to be dear: only some at once, and only some wait. */
export interface Hashing {
  /** Null when too many wait already. */
  hash(password: string): Promise<string | null>;
  check(password: string, kept: string | null): Promise<PasswordCheck | null>;
}

/** Half of Node's threads: files, pictures and compression need the others. */
const atOnce = 2;
const mostWaiting = 100;

export function createHashing(): Hashing {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** Checked when there is nothing to check, so that both take the same time. */
  let nobodys: Promise<string> | undefined;

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value | null> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return null;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    check: (password, kept) =>
      inTurn(async () => {
        nobodys ??= hashPassword('nobody');
        const { isRight, isOutdated } = await checkPassword(password, kept ?? (await nobodys));
        return { isRight: isRight && kept !== null, isOutdated };
      }),
  };
}
