/** Tells the person at the terminal what a start is doing; the log is for machines. */
export interface Progress {
  say(text: string): void;
  step<T>(title: string, work: (note: (text: string) => void) => Promise<T>): Promise<T>;
}

export class StoppedWhileStarting extends Error {}

/** Somebody who stops the shop while it starts waits for the step under way, not for those to come. */
export function createProgress(write: (text: string) => void, isStopping = () => false): Progress {
  return {
    say: (text) => write(`${text}\n`),
    async step(title, work) {
      if (isStopping()) throw new StoppedWhileStarting(`Stopped before: ${title}`);
      const started = performance.now();
      let remark = '';
      write(`  … ${title}\n`);
      const result = await work((text) => {
        remark = text;
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      write(`  ✓ ${title}${remark ? `: ${remark}` : ''} (${seconds} s)\n`);
      return result;
    },
  };
}
