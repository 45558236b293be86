import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A size of a picture, in the words of the shop's own proxy. */
interface Wish {
  readonly source: URL;
  readonly modifiers: readonly string[];
}

type Reader = (url: URL, shopUrl: string) => Wish | undefined;

/**
 * A stand-in for a service that resizes pictures: it reads addresses as that service does and no others, fetches the original
 * from where the address says, and lets the shop's own proxy make the size.
 */
export async function startImageService(read: Reader, shopUrl: string) {
  const asked: string[] = [];
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const address = request.url ?? '';
    const wish = read(new URL(address, shopUrl), shopUrl);
    const original = wish && (await fetch(wish.source));
    if (!wish || !original?.headers.get('content-type')?.startsWith('image/')) {
      refused.push(address);
      response.writeHead(400).end();
      return;
    }
    asked.push(address);
    const modifiers = wish.modifiers.filter(Boolean).join(',') || '_';
    const made = await fetch(`${shopUrl}/_ipx/${modifiers}${wish.source.pathname}`);
    response.writeHead(made.status, { 'content-type': made.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await made.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, refused };
}

const shape = (width: string | null | undefined, height: string | null | undefined) =>
  width && height ? `s_${width}x${height}` : width ? `w_${width}` : height ? `h_${height}` : '';

const cloudflareOptions: Readonly<Record<string, RegExp>> = {
  width: /^\d{1,5}$/,
  height: /^\d{1,5}$/,
  fit: /^(scale-down|contain|cover|crop|pad|squeeze)$/,
  format: /^(auto|avif|webp|jpeg)$/,
  quality: /^([1-9]\d?|100)$/,
  background: /^%23[0-9a-f]{3,6}$/,
};

/** `/cdn-cgi/image/width=80,quality=75/media/coil.svg`: options joined by commas, then a path of the zone. */
export const readCloudflare: Reader = ({ pathname }, shopUrl) => {
  const [, options = '', path = ''] = /^\/cdn-cgi\/image\/([^/]+)(\/.+)$/.exec(pathname) ?? [];
  const pairs = options.split(',').map((option) => option.split('='));
  if (!pairs.every(([name = '', value = '']) => cloudflareOptions[name]?.test(value))) return undefined;
  const { width, height, format, quality } = Object.fromEntries(pairs);
  return {
    source: new URL(path, shopUrl),
    modifiers: [format && `f_${format}`, shape(width, height), quality && `q_${quality}`],
  };
};

const imaginaryParameters = new Set([
  'width',
  'height',
  'type',
  'quality',
  'url',
  'force',
  'embed',
  'extend',
  'background',
]);

/** `/crop?width=80&height=80&type=webp&url=https://…`: one operation, its parameters, and where the original is. */
export const readImaginary: Reader = ({ pathname, searchParams }) => {
  const source = searchParams.get('url') ?? '';
  const isKnown = [...searchParams.keys()].every((name) => imaginaryParameters.has(name));
  if (!/^\/(crop|resize|fit|convert)$/.test(pathname) || !isKnown || !URL.canParse(source)) return undefined;
  const type = searchParams.get('type');
  if (type && !/^(jpeg|png|webp|auto)$/.test(type)) return undefined;
  const quality = searchParams.get('quality');
  return {
    source: new URL(source),
    modifiers: [
      type && `f_${type}`,
      shape(searchParams.get('width'), searchParams.get('height')),
      quality && `q_${quality}`,
    ].filter((part): part is string => Boolean(part)),
  };
};
