import type { LoaderFunctionArgs } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { ContentDocumentsQuery } from '../../generated/operations.ts';
import { textIn } from '../../parts/id-in-address.ts';

/** What a reference may lead to, for whoever types in its search. */
export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const { searchParams } = url;
  const { contentDocuments } = await client.ask(ContentDocumentsQuery, {
    type: (searchParams.get('type') ?? '').slice(0, 60),
    language: searchParams.get('language')?.slice(0, 10) || null,
    text: textIn(url),
    state: null,
    page: 1,
  });
  return contentDocuments.documents.flatMap((found) => (found ? [{ id: found.id, title: found.title }] : []));
}
