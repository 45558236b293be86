import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseStartError, errorCode } from '../database-start-error.ts';
import { superuser } from './cluster-folder.ts';

const databaseName = 'bowline';

export function addressOf(port: number, password: string, database = databaseName): string {
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Operating systems cut the path of a socket off, the strictest of them here. */
const longestSocketPath = 103;

/** Where the server puts the name `port` gives its socket; undefined where it can have none. */
export function socketPathIn(folder: string, port: number): string | undefined {
  const path = join(folder, `.s.PGSQL.${port}`);
  return process.platform !== 'win32' && Buffer.byteLength(path) <= longestSocketPath ? path : undefined;
}

/** By its socket, which costs both sides much less than the loopback network, if the server has one. */
export function shortestAddressOf(port: number, password: string, dataFolder: string): string {
  const url = addressOf(port, password);
  const socket = socketPathIn(dataFolder, port);
  return socket && existsSync(socket) ? `${url}?host=${encodeURIComponent(dataFolder)}` : url;
}

/** The preferred port when it is free, otherwise any. Another program may still be faster; the launch then tries again. */
export async function findFreePort(preferred = 0): Promise<number> {
  return (await tryToListen(preferred)) ?? (await tryToListen(0)) ?? 0;
}

function tryToListen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

const startingUp = '57P03';
const noSuchDatabase = '3D000';
const shuttingDown = '57P01';
/** A connection cut off in the middle has no code. */
const cutOff = '';
const notYetAnswering = new Set([startingUp, shuttingDown, cutOff, 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/** Answers false while the server is still on its way up. */
export async function answers(port: number, password: string): Promise<boolean> {
  try {
    await query(addressOf(port, password), 'select 1');
    return true;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (notYetAnswering.has(code)) return false;
    if (code === noSuchDatabase) {
      await query(addressOf(port, password, 'postgres'), `create database ${databaseName}`);
      return true;
    }
    throw new DatabaseStartError(
      `The server on port ${port} works in the folder of the embedded database but does not admit us (${code}).`,
      { cause: error },
    );
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Polls until the server answers, gives up when `isAlive` says there is nothing left to wait for. */
export async function waitUntilAnswering(
  port: number,
  password: string,
  isAlive: () => boolean,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isAlive() && Date.now() < deadline) {
    if (await answers(port, password)) return true;
    await wait(15);
  }
  return false;
}
