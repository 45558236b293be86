import { redirect } from 'react-router';
import type { DeskRequest } from '../../data/desk-context.ts';
import { receive, settle, unknownForm } from '../../forms/form-actions.ts';
import {
  ChangeCategoryWordsMutation,
  MoveCategoryMutation,
  MoveInCategoryMutation,
  PlaceInCategoryMutation,
  RenameCategoryMutation,
  ShowCategoryMutation,
  TakeFromCategoryMutation,
} from '../../generated/operations.ts';
import { addressForm, numberOf, placeForm, productsForm, wordsForm } from './category-forms.ts';

/** Ends in the page of the category, where it was looked at, or answers what was refused. */
export async function changeCategory({ client, url }: DeskRequest, id: number, sent: FormData) {
  const intent = String(sent.get('intent'));
  const here = `/categories/${id}${url.search}`;
  const [, kind, locale] = /^(words|address)-([a-zA-Z-]{2,5})$/.exec(intent) ?? [];
  if (kind === 'words' && locale !== undefined) {
    const { values, problems, refuse } = receive(wordsForm(locale), sent);
    if (problems.length > 0) return refuse({ problems });
    const seenAt = String(sent.get('seenAt') ?? '') || null;
    const outcome = await client.change(ChangeCategoryWordsMutation, { id, locale, seenAt, words: values });
    if (outcome.ok) throw redirect(here, 303);
    return refuse({ refused: outcome });
  }
  if (kind === 'address' && locale !== undefined) {
    const { values, problems, refuse } = receive(addressForm(locale), sent);
    if (problems.length > 0) return refuse({ problems });
    const outcome = await client.change(RenameCategoryMutation, { id, locale, urlKey: values.urlKey });
    if (outcome.ok) throw redirect(here, 303);
    return refuse({ refused: outcome });
  }
  if (intent === placeForm.name) {
    const { values, problems, refuse } = receive(placeForm, sent);
    if (problems.length > 0) return refuse({ problems });
    const parentId = numberOf(values.parentId);
    const outcome = await client.change(MoveCategoryMutation, { id, parentId, before: null });
    if (outcome.ok) throw redirect(here, 303);
    return refuse({ refused: outcome });
  }
  if (intent === productsForm.name) {
    const { values, problems, refuse } = receive(productsForm, sent);
    if (problems.length > 0) return refuse({ problems });
    const skus = values.skus.split(/[\s,;]+/).filter(Boolean);
    const outcome = await client.change(PlaceInCategoryMutation, { id, skus });
    if (outcome.ok) throw redirect(here, 303);
    return refuse({ refused: outcome });
  }
  if (intent === 'show') {
    const isActive = sent.get('isActive') === 'yes';
    const isInMenu = sent.get('isInMenu') === 'yes';
    return settle(await client.change(ShowCategoryMutation, { id, isActive, isInMenu }), here);
  }
  const [wish, place, sku] =
    /^(move|remove) (?:(\d{1,6}) )?(.+)$/.exec(String(sent.get('wish')))?.slice(1) ?? [];
  if (wish === 'remove' && sku) {
    return settle(await client.change(TakeFromCategoryMutation, { id, skus: [sku] }), here);
  }
  if (wish === 'move' && sku && place) {
    return settle(await client.change(MoveInCategoryMutation, { id, sku, place: Number(place) }), here);
  }
  throw unknownForm();
}
