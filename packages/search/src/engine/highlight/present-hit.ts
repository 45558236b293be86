import { searchableAttributes } from '../attribute-lists.ts';
import type { IndexSettings, SearchRecord } from '../model.ts';
import type { Hit, RankingInfo } from '../query-model.ts';
import { highlightText } from './highlight-text.ts';
import { mirror } from './mirror.ts';
import { shownRecord } from './shown-record.ts';
import { snippetText } from './snippet-text.ts';
import type { WordMarker } from './word-marker.ts';

export interface Presentation {
  /** The attributes of a record it needs; undefined for all. */
  readonly attributes: ReadonlySet<string> | undefined;
  show(record: SearchRecord, rankingInfo?: RankingInfo): Hit;
}

const defaultSnippetWords = 10;

/** Prepares once per query what makes hits out of records. */
export function presentHits(
  settings: IndexSettings,
  searched: readonly string[],
  marker: WordMarker,
): Presentation {
  const tags = { pre: settings.highlightPreTag, post: settings.highlightPostTag };
  const listed = searchableAttributes(settings.searchableAttributes).map(({ attribute }) => attribute);
  const highlighted = settings.attributesToHighlight ?? (listed.length > 0 ? listed : searched);
  const snippets = new Map(settings.attributesToSnippet.map(snippetLength));
  function show(record: SearchRecord, rankingInfo?: RankingInfo): Hit {
    const hit = {
      ...shownRecord(record, settings.attributesToRetrieve),
      ...(highlighted.length === 0
        ? {}
        : { _highlightResult: mirror(record, highlighted, (text) => highlightText(text, marker, tags)) }),
    };
    if (snippets.size > 0) {
      const cut = (text: string, attribute: string) =>
        snippetText(text, marker, {
          ...tags,
          words: snippets.get(attribute) ?? snippets.get('*') ?? defaultSnippetWords,
          ellipsis: settings.snippetEllipsisText,
        });
      Object.assign(hit, { _snippetResult: mirror(record, [...snippets.keys()], cut) });
    }
    return rankingInfo === undefined ? hit : { ...hit, _rankingInfo: rankingInfo };
  }
  return {
    show,
    attributes: neededAttributes(settings.attributesToRetrieve, [...highlighted, ...snippets.keys()]),
  };
}

function neededAttributes(
  retrieved: readonly string[],
  shown: readonly string[],
): ReadonlySet<string> | undefined {
  const names = [...retrieved, ...shown];
  if (names.some((name) => name === '*' || name.startsWith('-'))) return undefined;
  return new Set(names.map((name) => name.split('.')[0] ?? name));
}

/** "description:20" asks for twenty words. */
function snippetLength(entry: string): [string, number] {
  const [attribute = '', words] = entry.split(':');
  return [attribute, Number(words ?? defaultSnippetWords) || defaultSnippetWords];
}
