import type { Visit } from './visit.ts';

/** Specification 2.7: bots get the status without the error page. */
export function plainErrorForBots(response: Response, visit: Visit): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!visit.isBot || response.status < 400 || !isPage) return response;
  const text = response.status === 404 ? '404 Not Found' : `${response.status} Error`;
  return new Response(text, {
    status: response.status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
