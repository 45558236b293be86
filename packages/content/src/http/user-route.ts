import { anonymous } from './access.ts';
import { httpError, json } from './answers.ts';
import type { RouteRequest } from './route-request.ts';

/** `users/me`: who the token belongs to. There are no other users to be asked about. */
export function answerUser({ rest, access }: RouteRequest): Response {
  if (rest[0] !== 'me') return httpError(404, 'There is no such user');
  if (access === anonymous) return json({});
  return json({
    id: access.identity,
    name: access.mayWrite ? 'Editor' : 'Reader',
    email: '',
    profileImage: null,
    role: access.mayWrite ? 'administrator' : 'viewer',
    provider: 'bowline',
  });
}
