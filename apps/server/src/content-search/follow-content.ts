import type { Listener } from '@bowline/search';
import { apiVersion, type SearchedContent } from './searched-content.ts';

/** Editors publish in bursts, and imports write hundreds of documents. */
const collectMs = 250;
const retryMs = 5_000;

/** Says that something changed, and once at the beginning: nobody knows what happened while nobody listened. */
export function followContent({ fetch, url, dataset }: SearchedContent, onChange: () => void): Listener {
  const closed = new AbortController();
  let collecting: NodeJS.Timeout | undefined;
  const collect = () => {
    clearTimeout(collecting);
    collecting = setTimeout(onChange, collectMs).unref();
  };

  async function hear(): Promise<void> {
    const { signal } = closed;
    const answer = await fetch(new Request(`${url}/${apiVersion}/data/live/events/${dataset}`, { signal }));
    if (!answer.ok || !answer.body) throw new Error(`The content service answered ${answer.status}`);
    const decoder = new TextDecoder();
    for await (const piece of answer.body) {
      if (/^event: (welcome|message)/m.test(decoder.decode(piece, { stream: true }))) collect();
    }
  }

  let again: NodeJS.Timeout | undefined;
  const keepHearing = () => {
    const retry = () => {
      if (!closed.signal.aborted) again = setTimeout(keepHearing, retryMs).unref();
    };
    hear().then(retry, retry);
  };
  keepHearing();
  return {
    async close() {
      closed.abort();
      clearTimeout(collecting);
      clearTimeout(again);
    },
  };
}
