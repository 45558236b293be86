import { httpError, json } from '../http/answers.ts';
import { bodyRefused, writeRefused } from '../http/refusal-answers.ts';
import { readBytes } from '../http/request-body.ts';
import type { RouteRequest } from '../http/route-request.ts';
import type { Route } from '../http/router.ts';
import type { ContentLimits } from '../limits.ts';
import type { Writer } from '../mutations/writer.ts';
import { type AssetAddress, fileAsset, imageAsset, sha1Of } from './asset-document.ts';
import type { AssetFiles } from './asset-files.ts';
import type { ImagePort } from './image-port.ts';

interface UploadParts {
  readonly writer: Writer;
  readonly files: AssetFiles;
  readonly images: ImagePort;
  readonly limits: ContentLimits;
  readonly address: AssetAddress;
}

/** What an uploader may say about an asset, and how long it may be. */
const detailNames = {
  filename: 'originalFilename',
  title: 'title',
  label: 'label',
  description: 'description',
} as const;
const longestDetail = 500;
const previewWidth = 20;

export function createUploadRoutes(parts: UploadParts): { images: Route; files: Route } {
  return { images: (route) => uploadImage(route, parts), files: (route) => uploadFile(route, parts) };
}

async function uploadImage(route: RouteRequest, parts: UploadParts): Promise<Response> {
  const { files, images, limits, address } = parts;
  if (!route.access.mayWrite) return httpError(403, 'Uploading needs a token that may write');
  const body = await readBytes(route.request, limits.imageBytes);
  if (!body.ok) return bodyRefused(body.refusal);
  const bytes = body.value;
  const facts = bytes.length > 0 ? await images.inspect(bytes) : undefined;
  if (!facts) return httpError(400, 'Invalid image: it cannot be read');
  const sha1 = sha1Of(bytes);
  const file = await files.keep('images', `${sha1}-${facts.width}x${facts.height}.${facts.format}`, bytes);
  const preview = await images.render({
    file,
    width: Math.min(previewWidth, facts.width),
    fit: 'inside',
    enlarges: false,
    format: 'webp',
    quality: 30,
  });
  const lqip =
    preview instanceof Uint8Array
      ? `data:image/webp;base64,${Buffer.from(preview).toString('base64')}`
      : undefined;
  return keepDocument(
    route,
    parts,
    imageAsset({ bytes, sha1, details: detailsOf(route) }, facts, lqip, address),
  );
}

async function uploadFile(route: RouteRequest, parts: UploadParts): Promise<Response> {
  const { files, limits, address } = parts;
  if (!route.access.mayWrite) return httpError(403, 'Uploading needs a token that may write');
  const body = await readBytes(route.request, limits.fileBytes);
  if (!body.ok) return bodyRefused(body.refusal);
  const bytes = body.value;
  if (bytes.length === 0) return httpError(400, 'The file is empty');
  const sha1 = sha1Of(bytes);
  const [, extension = ''] = /\.([a-z0-9]{1,10})$/i.exec(route.search.get('filename') ?? '') ?? [];
  const lowerCase = extension.toLowerCase();
  const mimeType =
    route.request.headers.get('content-type')?.split(';')[0]?.trim() || 'application/octet-stream';
  await files.keep('files', lowerCase ? `${sha1}.${lowerCase}` : sha1, bytes);
  return keepDocument(
    route,
    parts,
    fileAsset({ bytes, sha1, details: detailsOf(route) }, lowerCase, mimeType, address),
  );
}

/** The same content uploaded twice is one asset. */
async function keepDocument(
  { access }: RouteRequest,
  { writer }: UploadParts,
  document: { readonly _id: string; readonly _type: string },
): Promise<Response> {
  const written = await writer.write(
    () => ({ ok: true, value: [{ kind: 'createIfNotExists', document: { ...document } }] }),
    {
      author: access.author ?? access.identity,
    },
  );
  if (!written.ok) return writeRefused(written.refusal, 'mutationError');
  return json({ document: written.value.results[0]?.document });
}

function detailsOf({ search }: RouteRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(detailNames).flatMap(([parameter, field]) => {
      const text = search.get(parameter);
      return text ? [[field, text.slice(0, longestDetail)]] : [];
    }),
  );
}
