/** One thing at a time is done while the next is being prepared. */
export interface OneAhead {
  /** Waits for the one before, whose failure it tells, and begins with this one. */
  begin(work: () => Promise<void>): Promise<void>;
  /** Waits for the last. */
  done(): Promise<void>;
}

export function createOneAhead(): OneAhead {
  let underWay = Promise.resolve();
  return {
    async begin(work) {
      await underWay;
      underWay = work();
      // Whoever comes next hears of it.
      underWay.catch(() => {});
    },
    done: () => underWay,
  };
}
