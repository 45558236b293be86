import { type ActionFunctionArgs, redirect } from 'react-router';
import type { Outcome } from '../../data/desk-client.ts';
import { type DeskRequest, deskOf } from '../../data/desk-context.ts';
import { formDataOf, settle } from '../../forms/form-actions.ts';
import {
  ContentDocumentQuery,
  CreateContentMutation,
  DiscardContentDraftMutation,
  PlanContentMutation,
  PublishContentMutation,
  RemoveContentMutation,
  SaveContentDraftMutation,
  UnplanContentMutation,
  UnpublishContentMutation,
} from '../../generated/operations.ts';
import { momentOf } from '../../i18n/shop-time.ts';
import { documentPath } from './content-languages.ts';
import { applyForm } from './form/apply-form.ts';
import { applyWish, readWish } from './form/apply-wish.ts';
import type { Fields, Json } from './form/description.ts';
import { placeOf } from './form/editor-context.ts';

const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
const kindIn = (sent: FormData) => (sent.get('kind') === 'unpublish' ? 'unpublish' : 'publish');
const notFound: Outcome<never> = { ok: false, code: 'content-not-found', details: {} };

/** Everything that the page of a document sends: what was typed is kept first, then done what its button says. */
export async function changeDocument(args: ActionFunctionArgs) {
  const desk = deskOf(args);
  const { client } = desk;
  const { type = '', id = '' } = args.params;
  const path = documentPath(type, id);
  const sent = await formDataOf(args.request);
  const wish = String(sent.get('wish') ?? 'save');
  switch (wish) {
    case 'discard': {
      const outcome = await client.change(DiscardContentDraftMutation, { id });
      return settle(
        outcome,
        String(sent.get('state')) === 'draft' ? `/content/${type}` : `${path}?discarded`,
      );
    }
    case 'unpublish':
      return settle(await client.change(UnpublishContentMutation, { id }), `${path}?unpublished`);
    case 'remove':
      return settle(await client.change(RemoveContentMutation, { id }), `/content/${type}`);
    case 'plan': {
      const at = momentOf(String(sent.get('at') ?? ''));
      if (at === null) return settle({ code: 'moment-past', details: {} }, path);
      return settle(
        await client.change(PlanContentMutation, { id, kind: kindIn(sent), at }),
        `${path}?planned`,
      );
    }
    case 'unplan':
      return settle(
        await client.change(UnplanContentMutation, { id, kind: kindIn(sent) }),
        `${path}?unplanned`,
      );
    case 'translate': {
      const language = String(sent.get('language') ?? '');
      const outcome = await client.change(CreateContentMutation, { type, language, copyOf: id, name: null });
      if (outcome.ok) throw redirect(documentPath(type, outcome.data.createContent), 303);
      return settle(outcome, path);
    }
  }
  const saved = await save(desk, id, sent, wish);
  if (!saved.ok || wish !== 'publish') return settle(saved, `${path}${saved.ok ? saved.data : ''}`);
  const published = await client.change(PublishContentMutation, { id });
  if (!published.ok && published.code === 'content-not-valid') throw redirect(`${path}?check`, 303);
  return settle(published, `${path}?published`);
}

/** Answers where to go on. */
async function save(
  { client }: DeskRequest,
  id: string,
  sent: FormData,
  wish: string,
): Promise<Outcome<string>> {
  const { contentDocument: file } = await client.ask(ContentDocumentQuery, { id });
  if (!file) return notFound;
  const revision = String(sent.get('revision') ?? '');
  if (revision !== file.revision) return { ok: false, code: 'content-changed-meanwhile', details: {} };
  const fields = JSON.parse(file.fields) as Fields;
  const typed = applyForm(JSON.parse(file.json) as Json, fields, sent);
  const moved = readWish(wish);
  const wished = moved ? applyWish(typed, fields, moved, newKey) : null;
  const json = JSON.stringify(wished?.document ?? typed);
  const outcome = await client.change(SaveContentDraftMutation, { id, revision, json });
  if (!outcome.ok) return outcome;
  const search = [sent.has('preview') ? 'preview' : '', wished ? '' : 'saved'].filter(Boolean).join('&');
  return { ok: true, data: `?${search}${wished ? `#${placeOf(wished.place)}` : ''}` };
}
