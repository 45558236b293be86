import type { Fetch } from '@bowline/kit';

/** A service in this process when it is here, or a sender to the place where it runs. */
export function connect(local: Fetch | undefined, url: string | undefined): Fetch {
  if (url) return sendTo(url);
  if (local) return local;
  throw new Error('A service must run in this process or have an address');
}

function sendTo(base: string): Fetch {
  const target = new URL(base);
  const folder = target.pathname.replace(/\/$/, '');
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(folder + pathname + search, target), request), { redirect: 'manual' });
  };
}
