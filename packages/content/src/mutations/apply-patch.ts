import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { JsonObject } from '../documents/document.ts';
import { applyTextPatch } from './diff-match-patch.ts';
import { insertItems } from './insert-items.ts';
import { type PathStep, parsePath } from './json-match.ts';
import type { Patch } from './patch.ts';
import { type Key, type Place, placesOf, valueAt } from './path-targets.ts';

export type PatchRefusal =
  | Refusal<'path-unreadable', { path: string }>
  | Refusal<'path-too-wide', { path: string }>
  | Refusal<'not-a-number', { path: string }>
  | Refusal<'not-a-text', { path: string }>
  | Refusal<'not-a-list', { path: string }>
  | Refusal<'text-patch-failed', { path: string }>;

type Container = Record<Key, unknown>;
type Change = (draft: JsonObject, path: string, steps: readonly PathStep[]) => PatchRefusal | undefined;

/**
 * The attributes with the patch applied: first what is set, then what goes, then texts and numbers, at last what is
 * inserted. The given document stays as it is.
 */
export function applyPatch(document: JsonObject, patch: Patch): Result<JsonObject, PatchRefusal> {
  const draft = structuredClone(document);
  for (const [path, change] of changesOf(patch)) {
    const steps = parsePath(path);
    if (!steps) return refuse('path-unreadable', { path });
    try {
      const refusal = change(draft, path, steps);
      if (refusal) return { ok: false, refusal };
    } catch (error) {
      if (error instanceof RangeError) return refuse('path-too-wide', { path });
      throw error;
    }
  }
  return ok(draft);
}

function* changesOf(patch: Patch): Generator<[path: string, change: Change]> {
  for (const [path, value] of Object.entries(patch.setIfMissing ?? {})) yield [path, setting(value, true)];
  for (const [path, value] of Object.entries(patch.set ?? {})) yield [path, setting(value, false)];
  for (const path of patch.unset ?? []) yield [path, unset];
  for (const [path, text] of Object.entries(patch.diffMatchPatch ?? {})) yield [path, patchingText(text)];
  for (const [path, amount] of Object.entries(patch.inc ?? {})) yield [path, adding(amount)];
  for (const [path, amount] of Object.entries(patch.dec ?? {})) yield [path, adding(-amount)];
  if (patch.insert) {
    const { path, where, items } = patch.insert;
    yield [path, (draft, _path, steps) => insertItems(draft, path, steps, where, items)];
  }
}

function setting(value: unknown, onlyIfMissing: boolean): Change {
  return (draft, _path, steps) => {
    for (const place of placesOf(draft, steps, true)) {
      const present = valueAt(draft, place);
      if (onlyIfMissing && present !== undefined && present !== null) continue;
      put(draft, place, structuredClone(value));
    }
    return undefined;
  };
}

const unset: Change = (draft, _path, steps) => {
  // From the end, so that the places before keep their numbers.
  for (const place of placesOf(draft, steps, false).toReversed()) {
    const parent = valueAt(draft, place.slice(0, -1));
    const key = place.at(-1);
    if (Array.isArray(parent) && typeof key === 'number') parent.splice(key, 1);
    else if (key !== undefined && typeof parent === 'object' && parent !== null)
      delete (parent as Container)[key];
  }
  return undefined;
};

function adding(amount: number): Change {
  return (draft, path, steps) => {
    const places = placesOf(draft, steps, false);
    if (places.length === 0) return { code: 'not-a-number', details: { path } };
    for (const place of places) {
      const present = valueAt(draft, place);
      if (typeof present !== 'number') return { code: 'not-a-number', details: { path } };
      put(draft, place, present + amount);
    }
    return undefined;
  };
}

function patchingText(patchText: string): Change {
  return (draft, path, steps) => {
    for (const place of placesOf(draft, steps, false)) {
      const present = valueAt(draft, place);
      if (typeof present !== 'string') return { code: 'not-a-text', details: { path } };
      const patched = applyTextPatch(present, patchText);
      if (patched === undefined) return { code: 'text-patch-failed', details: { path } };
      put(draft, place, patched);
    }
    return undefined;
  };
}

/** Makes the objects on the way that are not there yet. */
function put(draft: JsonObject, place: Place, value: unknown): void {
  let container = draft as Container;
  for (const key of place.slice(0, -1)) {
    if (typeof container[key] !== 'object' || container[key] === null) container[key] = {};
    container = container[key] as Container;
  }
  const last = place.at(-1);
  if (last !== undefined) container[last] = value;
}
