import { useEffect, useState } from 'react';
import { readPatiently } from '../../../data/patient-read.ts';
import { type Asker, askPopularSearches, askSuggestions, type Suggestions } from './ask-suggestions.ts';

export interface OfferedSuggestions {
  /** The latest answer; while somebody types on it stays, so that nothing flickers. */
  readonly answered: Suggestions | undefined;
  readonly popular: readonly string[];
}

/** The text may stand there for long: a single lost answer must not leave its visitor without suggestions. */
const patience = { retries: 3, tryMs: 8_000, totalMs: 30_000 };

/** Asks with every change of the text. A failure offers nothing, and the form still works. */
export function useSuggestions(asker: Asker, text: string): OfferedSuggestions {
  const { client, market, currency } = asker;
  const [answered, setAnswered] = useState<Suggestions>();
  const [popular, setPopular] = useState<readonly string[]>([]);

  useEffect(() => {
    const ask = () => askPopularSearches({ client, market, currency });
    return askUntilLeft(ask, (answer) => setPopular(answer?.queries ?? []));
  }, [client, market, currency]);

  useEffect(() => {
    if (text === '') return;
    return askUntilLeft(() => askSuggestions({ client, market, currency }, text), setAnswered);
  }, [client, market, currency, text]);

  return { answered, popular };
}

/** The returned function ends it: an answer that comes after the next letter is the answer to another question. */
function askUntilLeft(
  ask: () => Promise<Suggestions>,
  tell: (answer: Suggestions | undefined) => void,
): () => void {
  const left = new AbortController();
  const tellOnce = (answer?: Suggestions) => left.signal.aborted || tell(answer);
  readPatiently({ patience, ask, signal: left.signal }).then(tellOnce, () => tellOnce());
  return () => left.abort();
}
