import { useEffect, useState } from 'react';
import { type Asker, askPopularSearches, askSuggestions, type Suggestions } from './ask-suggestions.ts';

export interface OfferedSuggestions {
  /** The latest answer; while somebody types on it stays, so that nothing flickers. */
  readonly answered: Suggestions | undefined;
  readonly popular: readonly string[];
}

/** Asks with every change of the text. A failure offers nothing, and the form still works. */
export function useSuggestions(asker: Asker, text: string): OfferedSuggestions {
  const { client, market, currency } = asker;
  const [answered, setAnswered] = useState<Suggestions>();
  const [popular, setPopular] = useState<readonly string[]>([]);

  useEffect(() => {
    let isCurrent = true;
    askPopularSearches({ client, market, currency }).then(
      ({ queries }) => isCurrent && setPopular(queries),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, market, currency]);

  useEffect(() => {
    if (text === '') return;
    let isCurrent = true;
    askSuggestions({ client, market, currency }, text).then(
      (answer) => isCurrent && setAnswered(answer),
      () => isCurrent && setAnswered(undefined),
    );
    // An answer that comes after the next letter is the answer to another question.
    return () => {
      isCurrent = false;
    };
  }, [client, market, currency, text]);

  return { answered, popular };
}
