import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  attributes,
  categories,
  type InView,
  pictureFiles,
  products,
  type Recorded,
  sourceItems,
  storeConfigs,
} from './catalogue.ts';
import { customers, orders } from './people.ts';

/** What goes wrong with an answer, once: a status with headers, a text that is no JSON, or a body without an end. */
export type Fault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly text: string }
  | 'endless'
  /** The page before, once more. */
  | 'page-before';

export interface RecordedMagento {
  readonly url: string;
  readonly token: string;
  /** Paths with their questions, in the order they were asked. */
  readonly asked: string[];
  /** What it has; tests change it as merchants do. */
  readonly lists: Record<string, Recorded[]>;
  /** Where it says that its pictures are; empty: it does not say. */
  mediaUrl: string;
  /** Looked at before each answer; what it answers happens instead. */
  fault: (path: string, page: number) => Fault | null;
  close(): Promise<void>;
}

type Item = Readonly<Record<string, unknown>>;

/** A small Magento that was recorded: its paths, its paging and its faults. */
export async function startRecordedMagento(): Promise<RecordedMagento> {
  const token = 'recorded-integration-token';
  const lists: Record<string, Recorded[]> = {
    '/categories/list': [...categories],
    '/products/attributes': [...attributes],
    '/products': [...products],
    '/inventory/source-items': [...sourceItems],
    '/customers/search': [...customers],
    '/orders': [...orders],
  };
  const magento = { token, lists, asked: [] as string[], mediaUrl: '', fault: (): Fault | null => null };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://magento.test');
    const [, view = '', path = ''] = /^\/rest\/(\w+)\/V1(\/.*)$/.exec(url.pathname) ?? [];
    if (url.pathname.startsWith('/media/')) return answerPicture(magento, request, response);
    const page = Number(url.searchParams.get('searchCriteria[currentPage]') ?? 1);
    magento.asked.push(`${view}${path} ${page}`);
    const fault = (magento as unknown as RecordedMagento).fault(`${view}${path}`, page);
    if (fault !== null && fault !== 'page-before') return answerFault(response, fault);
    if (request.headers.authorization !== `Bearer ${token}`) {
      return json(response, 401, { message: "The consumer isn't authorized to access %resources." });
    }
    if (path === '/store/storeConfigs') return json(response, 200, configsWith(magento.mediaUrl));
    const list = lists[path];
    if (!list) return json(response, 404, { message: 'Request does not match any route.' });
    json(response, 200, pageOf(list, url.searchParams, fault === 'page-before' ? page - 1 : page, view));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(magento, {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

const configsWith = (media: string) =>
  storeConfigs.map((config) => ({ ...config, ...(media && { secure_base_media_url: media }) }));

/** Pictures are anybody's: who shows the token here shows it to strangers. */
function answerPicture(
  { asked }: { asked: string[] },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = decodeURIComponent(request.url ?? '').replace('/media/catalog/product', '');
  asked.push(`media${path}`);
  const bytes = request.headers.authorization === undefined ? pictureFiles[path] : undefined;
  if (bytes) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
  else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
}

/** Beyond its last page Magento tells the last one again. */
function pageOf(list: readonly Recorded[], asked: URLSearchParams, number: number, view: string): Item {
  const filter = 'searchCriteria[filterGroups][0][filters][0]';
  const field = asked.get(`${filter}[field]`);
  const isEqual = asked.get(`${filter}[conditionType]`) === 'eq';
  const found = list.filter(
    ({ item }) => field === null || (item[field] === asked.get(`${filter}[value]`)) === isEqual,
  );
  const size = Number(asked.get('searchCriteria[pageSize]'));
  const last = Math.max(1, Math.ceil(found.length / size));
  const start = (Math.min(number, last) - 1) * size;
  const items = found
    .slice(start, start + size)
    .map(({ item, dutch }) => (view === 'dutch' && dutch ? said(item, dutch) : item));
  return { items, search_criteria: {}, total_count: found.length };
}

function said(item: Item, { custom = {}, ...fields }: InView): Item {
  const known = (item.custom_attributes ?? []) as readonly { attribute_code: string }[];
  const others = known.filter(({ attribute_code }) => !(attribute_code in custom));
  const own = Object.entries(custom).map(([attribute_code, value]) => ({ attribute_code, value }));
  return { ...item, ...fields, custom_attributes: [...others, ...own] };
}

function answerFault(response: ServerResponse, fault: Exclude<Fault, 'page-before'>): void {
  if (fault === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const go = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', go);
    go();
  } else if ('text' in fault) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(fault.text);
  } else {
    response.writeHead(fault.status, fault.headers ?? {}).end('{}');
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
