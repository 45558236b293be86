import type { PurgeOptions } from './purge.ts';

type Target = Pick<PurgeOptions, 'service' | 'url' | 'token'>;

/** What one call may name. */
const mostInOneCall = { webhook: 500, fastly: 256, cloudflare: 30 } as const;

/** The calls by which a service forgets all that has one of these tags. */
export function purgeRequests(target: Target, tags: readonly string[]): readonly Request[] {
  const most = mostInOneCall[target.service];
  const requests: Request[] = [];
  for (let first = 0; first < tags.length; first += most) {
    requests.push(requestOf(target, tags.slice(first, first + most)));
  }
  return requests;
}

function requestOf({ service, url, token = '' }: Target, tags: readonly string[]): Request {
  if (service === 'fastly') {
    // Softly: what is forgotten may still stand in while the shop does not answer.
    const headers = { 'fastly-key': token, 'fastly-soft-purge': '1' };
    return post(`${url}/purge`, headers, { surrogate_keys: tags });
  }
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return post(service === 'cloudflare' ? `${url}/purge_cache` : url, headers, { tags });
}

function post(url: string, headers: Record<string, string>, body: object): Request {
  return new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
