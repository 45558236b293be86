import cluster, { type Worker } from 'node:cluster';
import type { KeptPage } from './kept-page.ts';

/** A page as the processes of a group tell one another of it. */
export interface ToldPage {
  readonly key: string;
  /** On the clock of the machine that nobody sets (`machineMs`). */
  readonly madeAtMachineMs: number;
  readonly etag: string | null;
  readonly tags: readonly string[];
  /** Not of a page that is as it was: who has it knows it by its etag. */
  readonly content?: Pick<KeptPage, 'headers' | 'bodies'>;
}

/** The other processes that answer visitors behind the same port. */
export interface Siblings {
  tell(page: ToldPage): void;
  listen(hear: (page: ToldPage) => void): void;
}

interface Message {
  readonly toldPage: ToldPage;
}

/** All processes of a machine read the same; a clock that is set meanwhile would make a page younger than it is. */
export const machineMs = () => Number(process.hrtime.bigint()) / 1e6;

/** Undefined for a process that is alone. */
export function siblingsOfThis(): Siblings | undefined {
  if (!cluster.isWorker) return undefined;
  const send = boundedSender((message, done) => process.send?.(message, undefined, undefined, done));
  return {
    tell: (toldPage) => send({ toldPage }),
    listen: (hear) =>
      void process.on('message', (message) => {
        if (isToldPage(message)) hear(message.toldPage);
      }),
  };
}

/** In the process that keeps the group: what one of them tells reaches all the others. */
export function passOnWhatIsTold(by: Worker): void {
  by.on('message', (message: unknown) => {
    if (!isToldPage(message)) return;
    for (const other of Object.values(cluster.workers ?? {}))
      if (other && other !== by && other.isConnected()) senderTo(other)(message);
  });
}

const senders = new WeakMap<Worker, (message: Message) => void>();

function senderTo(other: Worker): (message: Message) => void {
  const known =
    senders.get(other) ?? boundedSender((message, done) => other.send(message, undefined, undefined, done));
  senders.set(other, known);
  return known;
}

/** So many pages wait for a process that is busy. What it is not told it makes itself. */
const mostOnTheWay = 64;

export function boundedSender(
  send: (message: Message, done: (error: Error | null) => void) => unknown,
): (message: Message) => void {
  let onTheWay = 0;
  return (message) => {
    if (onTheWay >= mostOnTheWay) return;
    onTheWay += 1;
    // Who has ended meanwhile needs no page.
    send(message, () => {
      onTheWay -= 1;
    });
  };
}

function isToldPage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'toldPage' in message;
}
