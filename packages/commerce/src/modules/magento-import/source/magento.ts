import { isLocaleName, type LocaleName } from '@bowline/markets';
import type { Page, RawRecord } from '../model.ts';
import { type AskSource, createAskSource, type SourceAccess, type SourceOptions } from './ask-source.ts';
import { createFetchPicture, type FetchPicture } from './fetch-picture.ts';
import { isObject, listIn, textIn, wholeIn } from './raw-values.ts';
import { SourceFault } from './source-fault.ts';

/** What every thing of a source is read with. */
export interface SourceFacts {
  /** The store view to ask for the words of a locale. */
  readonly views: Readonly<Partial<Record<LocaleName, string>>>;
  /** Their numbers. */
  readonly viewIds: Readonly<Partial<Record<LocaleName, string>>>;
  readonly gramsPerWeight: number;
}

export interface PagesWish {
  /** Below `/rest/<view>/V1`. */
  readonly path: string;
  /** Ascending, so that what is added meanwhile comes last. */
  readonly sortedBy: readonly string[];
  readonly filters?: readonly {
    readonly field: string;
    readonly value: string;
    readonly condition: string;
  }[];
  /** By which a thing is found again in what store views say; without it they are not asked. */
  readonly key?: string;
}

/** A Magento by its REST. */
export interface Magento {
  readonly facts: SourceFacts;
  /** Pages count from 1. */
  page(wish: PagesWish, number: number): Promise<Page>;
  readonly fetchPicture: FetchPicture;
}

export type OpenMagento = (access: SourceAccess) => Promise<Magento>;

const mostThings = 500_000;
const defaultPageSize = 50;
const gramsPerUnit: Readonly<Record<string, number>> = { kgs: 1_000, lbs: 453.592_37 };

export const createOpenMagento =
  (options: SourceOptions): OpenMagento =>
  async (access) => {
    const ask = createAskSource(access, options);
    const configs = await ask('/rest/all/V1/store/storeConfigs');
    const facts = readFacts(configs);
    const pageSize = options.pageSize ?? defaultPageSize;
    return {
      facts,
      page: (wish, number) => readPage(ask, facts, wish, { number, size: pageSize }),
      fetchPicture: createFetchPicture(mediaPlace(configs, access.url), options, access.signal),
    };
  };

/** Rules 1 and 14. */
function readFacts(answer: unknown): SourceFacts {
  const configs = Array.isArray(answer) ? answer.filter(isObject) : [];
  if (configs.length === 0) throw new SourceFault('source-answer-not-valid');
  if (configs.some((config) => textIn(config, 'base_currency_code') !== 'EUR')) {
    throw new SourceFault('source-currency-not-euro');
  }
  const views: Partial<Record<LocaleName, string>> = {};
  const viewIds: Partial<Record<LocaleName, string>> = {};
  for (const config of configs) {
    const code = textIn(config, 'code');
    const locale = textIn(config, 'locale').replace('_', '-');
    if (!/^\w{1,32}$/.test(code) || code === 'admin') continue;
    for (const name of [locale, ...(locale.startsWith('en-') ? ['en'] : [])]) {
      if (!isLocaleName(name) || views[name] !== undefined) continue;
      views[name] = code;
      viewIds[name] = textIn(config, 'id');
    }
  }
  return { views, viewIds, gramsPerWeight: gramsPerUnit[textIn(configs[0], 'weight_unit')] ?? 1_000 };
}

/** Where its pictures are: beside it, or where it says. */
function mediaPlace(configs: unknown, url: string): string {
  const [first] = Array.isArray(configs) ? configs : [];
  return textIn(first, 'secure_base_media_url') || textIn(first, 'base_media_url') || `${url}/media`;
}

interface Place {
  readonly number: number;
  readonly size: number;
}

async function readPage(
  ask: AskSource,
  { views }: SourceFacts,
  wish: PagesWish,
  place: Place,
): Promise<Page> {
  const query = criteria(wish, place);
  const base = pageIn(await ask(`/rest/all/V1${wish.path}?${query}`));
  if (base.total > mostThings) throw new SourceFault('source-has-too-much');
  const { key } = wish;
  const said = new Map<string, Map<LocaleName, unknown>>();
  for (const [locale, code] of key ? (Object.entries(views) as [LocaleName, string][]) : []) {
    for (const item of pageIn(await ask(`/rest/${code}/V1${wish.path}?${query}`)).items) {
      const id = textIn(item, key ?? '');
      said.set(id, (said.get(id) ?? new Map()).set(locale, item));
    }
  }
  const items = base.items.map(
    (item): RawRecord => ({ base: item, views: Object.fromEntries(said.get(textIn(item, key ?? '')) ?? []) }),
  );
  // Beyond the last page Magento tells the last one again, so only its count says where the end is.
  const isLast = items.length === 0 || place.number * place.size >= base.total;
  return { items, next: isLast ? null : place.number + 1, total: base.total };
}

function pageIn(answer: unknown): { readonly items: readonly unknown[]; readonly total: number } {
  const total = wholeIn(answer, 'total_count');
  if (total === null || total < 0) throw new SourceFault('source-answer-not-valid');
  return { items: listIn(answer, 'items'), total };
}

function criteria({ sortedBy, filters = [] }: PagesWish, { number, size }: Place): string {
  const asked = new URLSearchParams({
    'searchCriteria[currentPage]': String(number),
    'searchCriteria[pageSize]': String(size),
  });
  for (const [index, field] of sortedBy.entries()) {
    asked.set(`searchCriteria[sortOrders][${index}][field]`, field);
    asked.set(`searchCriteria[sortOrders][${index}][direction]`, 'ASC');
  }
  for (const [index, { field, value, condition }] of filters.entries()) {
    const filter = `searchCriteria[filterGroups][${index}][filters][0]`;
    asked.set(`${filter}[field]`, field);
    asked.set(`${filter}[value]`, value);
    asked.set(`${filter}[conditionType]`, condition);
  }
  return asked.toString();
}
