import {
  type Description,
  type Fields,
  fieldsOfItem,
  isJson,
  isTextBlock,
  type Json,
} from './description.ts';

/** What a button beside an item of a list asks for: `up body[2]`, `remove tags[0]`, `add body block`, `after body[2] figure`. */
export interface Wish {
  readonly kind: 'up' | 'down' | 'remove' | 'add' | 'after';
  readonly path: string;
  /** Of what is added. */
  readonly type: string | undefined;
}

const wishShape = /^(up|down|remove|add|after) ([\w.[\]-]{1,200})(?: (\w{1,60}))?$/;

export function readWish(text: string): Wish | null {
  const [, kind, path = '', type] = wishShape.exec(text) ?? [];
  return kind ? { kind: kind as Wish['kind'], path, type } : null;
}

export interface Wished {
  readonly document: Json;
  /** Where whoever asked goes on: the item that was moved or made, or the list that lost one. */
  readonly place: string;
}

/** The document with a list changed; null when the path leads to no list. */
export function applyWish(document: Json, fields: Fields, wish: Wish, newKey: () => string): Wished | null {
  const { listPath, index } = parted(wish);
  const found = findList(document, fields, stepsOf(listPath));
  if (!found) return null;
  const changed = changedList(found.list, index, wish, () => newItem(found.item, wish.type, newKey));
  if (!changed) return null;
  return {
    document: withList(document, stepsOf(listPath), changed.list) as Json,
    place: changed.at === null ? listPath : `${listPath}[${changed.at}]`,
  };
}

function parted({ kind, path }: Wish): { readonly listPath: string; readonly index: number } {
  const [, listPath = path, index = '0'] = kind === 'add' ? [] : (/^(.*)\[(\d{1,4})\]$/.exec(path) ?? []);
  return { listPath, index: Number(index) };
}

type Step = string | number;

export function stepsOf(path: string): readonly Step[] {
  return [...path.matchAll(/([\w-]+)|\[(\d{1,4})\]/g)].map(([, name, index]) => name ?? Number(index));
}

function findList(document: Json, fields: Fields, steps: readonly Step[]) {
  let value: unknown = document;
  let description: Description | undefined = { kind: 'object', fields };
  for (const step of steps) {
    if (typeof step === 'number') {
      if (description?.kind !== 'list') return null;
      description = description.item;
      value = Array.isArray(value) ? value[step] : undefined;
    } else {
      const inner: Fields | undefined = description && fieldsOfItem(description, value);
      description = inner && Object.hasOwn(inner, step) ? inner[step] : undefined;
      value = isJson(value) ? value[step] : undefined;
    }
  }
  if (description?.kind !== 'list') return null;
  return { list: Array.isArray(value) ? (value as readonly unknown[]) : [], item: description.item };
}

const mostItems = 500;

function changedList(list: readonly unknown[], index: number, { kind }: Wish, make: () => unknown) {
  if (kind === 'add' || kind === 'after') {
    const item = make();
    if (item === undefined || list.length >= mostItems) return null;
    const at = kind === 'add' ? list.length : index + 1;
    return { list: list.toSpliced(at, 0, item), at };
  }
  if (index >= list.length) return null;
  if (kind === 'remove') return { list: list.toSpliced(index, 1), at: null };
  const target = kind === 'up' ? index - 1 : index + 1;
  if (target < 0 || target >= list.length) return { list, at: index };
  return { list: list.toSpliced(index, 1).toSpliced(target, 0, list[index]), at: target };
}

function newItem(item: Description, type: string | undefined, newKey: () => string): Json | undefined {
  const _key = newKey();
  if (item.kind === 'object') return { _key, ...emptyLists(item.fields) };
  if (item.kind !== 'variant' || !type || !Object.hasOwn(item.variants, type)) return undefined;
  const fields = item.variants[type] ?? {};
  if (!isTextBlock(fields)) return { _type: type, _key, ...emptyLists(fields) };
  const children = [{ _type: 'span', _key: newKey(), text: '', marks: [] }];
  return { _type: type, _key, style: 'normal', markDefs: [], children };
}

/** A list that has to be there may have nothing in it, which nobody could type. */
const emptyLists = (fields: Fields): Json =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind, isOptional }]) => kind === 'list' && !isOptional)
      .map(([name]) => [name, []]),
  );

function withList(value: unknown, [step, ...rest]: readonly Step[], list: readonly unknown[]): unknown {
  if (step === undefined) return list;
  if (typeof step === 'number') {
    return Array.isArray(value) ? value.with(step, withList(value[step], rest, list)) : value;
  }
  const object = isJson(value) ? value : {};
  return { ...object, [step]: withList(object[step], rest, list) };
}
