import { httpError } from '../http/answers.ts';
import { mimeTypeOf } from './asset-document.ts';
import type { AssetFiles } from './asset-files.ts';
import { type ImagePort, type PictureFormat, pictureFormats } from './image-port.ts';
import { readImageWish } from './image-wish.ts';

interface FileRouteParts {
  readonly projectId: string;
  readonly dataset: string;
  readonly files: AssetFiles;
  readonly images: ImagePort;
}

/** What an address names never changes. */
const keptForever = 'public, max-age=31536000, immutable';
/** Uploaded by people and sent from the shop's own origin: nothing in it may run. */
const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** `/images/{project}/{dataset}/{name}?w=…` and `/files/{project}/{dataset}/{name}`; undefined for other addresses. */
export function createFileRoutes({ projectId, dataset, files, images }: FileRouteParts) {
  const imagePrefix = `/images/${projectId}/${dataset}/`;
  const filePrefix = `/files/${projectId}/${dataset}/`;

  async function answerImage(request: Request, name: string): Promise<Response> {
    const source = await files.find('images', name);
    const [, width, height, extension] = /-(\d+)x(\d+)\.([a-z]+)$/.exec(name) ?? [];
    const format = pictureFormats.find((known) => known === extension);
    if (!source || !format) return httpError(404, 'There is no such image');
    const { searchParams } = new URL(request.url);
    const original = { file: source, width: Number(width), height: Number(height), format };
    const isOriginal = [...searchParams.keys()].every((key) => key === 'dl');
    const isNegotiated = searchParams.get('auto') === 'format' && !searchParams.has('fm');
    if (isOriginal) return bytesAnswer(await files.read(source), format, searchParams, isNegotiated);
    const wish = readImageWish(searchParams, original, request.headers.get('accept'));
    if (!wish) return httpError(400, 'A parameter of the image cannot be understood');
    const rendered = await images.render(wish, request.headers.get('x-forwarded-for') ?? '');
    if (rendered === 'busy') return httpError(503, 'Too many images are being made', { 'retry-after': '2' });
    if (!rendered) return httpError(404, 'The image cannot be made');
    return bytesAnswer(rendered, wish.format, searchParams, isNegotiated);
  }

  async function answerFile(request: Request, name: string): Promise<Response> {
    const source = await files.find('files', name);
    if (!source) return httpError(404, 'There is no such file');
    const wanted = new URL(request.url).searchParams.get('dl');
    return new Response(await files.read(source), {
      headers: {
        ...harmless,
        'cache-control': keptForever,
        'content-type': name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream',
        'content-disposition': attachment(wanted || name),
      },
    });
  }

  return (request: Request, pathname: string): Promise<Response> | undefined => {
    const isImage = pathname.startsWith(imagePrefix);
    if (!isImage && !pathname.startsWith(filePrefix)) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return Promise.resolve(httpError(405, 'Files are only read', { allow: 'GET, HEAD' }));
    }
    // What follows the name is for people who save the picture.
    const [name = ''] = pathname.slice(isImage ? imagePrefix.length : filePrefix.length).split('/');
    return isImage ? answerImage(request, name) : answerFile(request, name);
  };
}

function bytesAnswer(
  bytes: Uint8Array<ArrayBuffer>,
  format: PictureFormat,
  search: URLSearchParams,
  isNegotiated: boolean,
): Response {
  const download = search.get('dl');
  return new Response(bytes, {
    headers: {
      ...harmless,
      'cache-control': keptForever,
      'content-type': mimeTypeOf(format),
      ...(isNegotiated && { vary: 'Accept' }),
      ...(download !== null && { 'content-disposition': attachment(download) }),
    },
  });
}

const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`;
