import type { ApiError } from '../service/api-error.ts';

const encoder = new TextEncoder();

/** Any page may ask; what may be asked is decided by the key. Answers change with every write, so nobody keeps them. */
const everyAnswer: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  // Bytes, because a text would be measured and encoded by whoever sends it, which takes longer.
  return new Response(encoder.encode(JSON.stringify(body)), {
    status,
    headers: { ...everyAnswer, 'content-type': 'application/json; charset=UTF-8', ...headers },
  });
}

export function errorAnswer({ message, status }: ApiError): Response {
  return jsonAnswer({ message, status }, status, status === 503 ? { 'retry-after': '1' } : {});
}

export function preflightAnswer(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...everyAnswer,
      'access-control-allow-methods': 'GET, PUT, DELETE, POST, OPTIONS',
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    },
  });
}
