import { readBytesUpTo } from '@bowline/kit';
import type { StaffAtDesk } from '#desk';
import type { CommerceDatabase } from '#tables';
import { operationsOf } from '../../../desk/permissions.ts';
import { keepUpload, uploadLimits } from './uploads.ts';

export const uploadPath = '/desk-uploads';

interface RouteServices {
  readonly database: CommerceDatabase;
  readonly clock: () => Date;
  whoIs(token: string, now: Date): Promise<StaffAtDesk | null>;
}

function answered(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * Takes files of the desk, which are too large for a question in GraphQL. What is done with one is asked for there, by its id, and is
 * permitted and logged there; here it is only kept for a while. Null for requests that are none of its own.
 */
export function createUploadRoute(services: RouteServices) {
  return (request: Request): Promise<Response> | null =>
    new URL(request.url).pathname === uploadPath ? take(services, request) : null;
}

/** Who may use a file may send one. */
const usedBy: readonly string[] = ['importSheet', 'addPicture', 'addContentPicture', 'startMagentoImport'];

const mayUpload = (role: StaffAtDesk['role']): boolean =>
  operationsOf(role).some((operation) => usedBy.includes(operation));

async function take({ database, clock, whoIs }: RouteServices, request: Request): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const [, token] = /^Bearer ([\w-]{1,128})$/.exec(request.headers.get('authorization') ?? '') ?? [];
  const now = clock();
  const staff = token === undefined ? null : await whoIs(token, now);
  if (!staff) return answered(401, { code: 'not-signed-in' });
  if (!mayUpload(staff.role)) return answered(403, { code: 'not-allowed' });
  const bytes = await readBytesUpTo(request, uploadLimits.bytes);
  if (!bytes) return answered(413, { code: 'file-too-large' });
  const id = await keepUpload(database, staff.id, bytes, now);
  return id === null ? answered(429, { code: 'uploads-full' }) : answered(201, { id });
}
