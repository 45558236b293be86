/** Tells the person at the terminal what a start is doing; the log is for machines. */
export interface Progress {
  say(text: string): void;
  step<T>(title: string, work: (note: (text: string) => void) => Promise<T>): Promise<T>;
}

export function createProgress(write: (text: string) => void): Progress {
  return {
    say: (text) => write(`${text}\n`),
    async step(title, work) {
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
