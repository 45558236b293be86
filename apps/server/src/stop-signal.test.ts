import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** A process that waits for `open` after its stop signal. */
async function stopProcess(deadlineMs: number, open: string): Promise<{ code: number; complaint: string }> {
  const program = `
    import { untilStopSignal } from ${JSON.stringify(new URL('./stop-signal.ts', import.meta.url).href)};
    const stop = untilStopSignal({ deadlineMs: ${deadlineMs} });
    const isOpen = setInterval(() => {}, 1_000);
    console.log('ready');
    await stop.signal;
    ${open}
    clearInterval(isOpen);
    stop.forget();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  return { code, complaint };
}

test('a stop that waits for something that never ends is over at the deadline', async () => {
  const { code, complaint } = await stopProcess(200, 'await new Promise(() => {});');
  expect(code).toBe(1);
  expect(complaint).toContain('Not everything was finished within 0.2 s; the shop ends anyway.');
});

test('the deadline also holds for what keeps a process alive after its work is done', async () => {
  expect(await stopProcess(200, 'setInterval(() => {}, 1_000);')).toMatchObject({ code: 1 });
});

test('a stop that has nothing to wait for does not wait for the deadline', async () => {
  expect(await stopProcess(3_600_000, '')).toEqual({ code: 0, complaint: '' });
});
