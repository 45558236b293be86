import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly location: string | undefined;
  readonly cookies: Readonly<Record<string, string>>;
}

export interface Question {
  /** The Host header, for asking the shop by one of its own domains. */
  readonly host?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly language?: string;
  readonly userAgent?: string;
  readonly method?: string;
  /** The store view a question to the interface is about. */
  readonly store?: string;
}

const browserLike = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0';

/** One request, sent exactly as given: no redirect is followed and no path is tidied up, as `fetch` would. */
export function ask(shopUrl: string, path: string, question: Question = {}): Promise<Answer> {
  const { host, cookies, language, userAgent = browserLike, method = 'GET', store } = question;
  const { hostname, port } = new URL(shopUrl);
  const cookie = Object.entries(cookies ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = {
    host: host ?? `${hostname}:${port}`,
    accept: 'text/html',
    'user-agent': userAgent,
    ...(language ? { 'accept-language': language } : {}),
    ...(cookie ? { cookie } : {}),
    ...(store ? { store } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
          location: response.headers.location,
          cookies: cookiesOf(response.headers['set-cookie'] ?? []),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

function cookiesOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(lines.map((line) => (line.split(';')[0] ?? '').split('=', 2)));
}
