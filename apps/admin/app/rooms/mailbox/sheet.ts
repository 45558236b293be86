import { data, type LoaderFunctionArgs } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { LetterQuery } from '../../generated/operations.ts';
import { idInAddress } from '../../parts/id-in-address.ts';

/** A letter as it went out, for a frame in which nothing of it can run, lead anywhere or be sent. */
export async function loader(args: LoaderFunctionArgs) {
  const { letter } = await deskOf(args).client.ask(LetterQuery, { id: idInAddress(args.params) });
  if (!letter?.html) throw data('not-found', { status: 404 });
  return new Response(letter.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      // A page without an origin of its own cannot have one to itself.
      'origin-agent-cluster': '?0',
      'x-content-type-options': 'nosniff',
    },
  });
}
