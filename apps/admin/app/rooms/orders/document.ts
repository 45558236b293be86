import { data, type LoaderFunctionArgs } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { DeskOrderQuery } from '../../generated/operations.ts';

/** An invoice or a credit note of the order, as commerce gives it out. */
export async function loader(args: LoaderFunctionArgs) {
  const { client } = deskOf(args);
  const { order } = await client.ask(DeskOrderQuery, { number: args.params.number ?? '' });
  const found = order?.documents.find((document) => document?.number === args.params.document);
  const file = found?.path ? await client.file(found.path) : null;
  if (!file?.ok) throw data('not-found', { status: 404 });
  return new Response(file.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${found?.number}.pdf"`,
      'x-content-type-options': 'nosniff',
    },
  });
}
