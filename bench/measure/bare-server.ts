import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerBytesHeader } from './answer-bytes-header.ts';

// The least that node:http can do: as many bytes as the request asks for. That is what HTTP itself costs on this machine
// at this moment.
const canned = Buffer.alloc(4 * 1024 * 1024, 'rope ');

const server = createServer((request, response) => {
  request.resume();
  const bytes = Number(request.headers[answerBytesHeader] ?? 0);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes });
  response.end(canned.subarray(0, bytes));
});

process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
server.listen(0, '127.0.0.1', () => {
  console.log(`  Bare   http://localhost:${(server.address() as AddressInfo).port}`);
});
