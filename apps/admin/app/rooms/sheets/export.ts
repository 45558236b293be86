import { type ActionFunctionArgs, data } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { formDataOf, proveWith } from '../../forms/form-actions.ts';
import { ExportSheetQuery } from '../../generated/operations.ts';
import { streamParts } from '../../parts/stream-parts.ts';
import { sheetKinds } from './sheet-forms.ts';

/** A whole list as a file, asked for part by part while it is sent. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const desk = deskOf(args);
  const sent = await formDataOf(args.request);
  const kind = sheetKinds.find((known) => known === sent.get('kind'));
  if (!kind) throw data('not-found', { status: 404 });
  const refused = await proveWith(desk, sent);
  if (refused) throw data(refused.code, { status: 403 });
  const partAfter = async (after: number) =>
    (await desk.client.ask(ExportSheetQuery, { kind, after })).exportSheet;
  return streamParts(partAfter, `${kind}.csv`);
}
