import { findMessage, formatMessage, type MessageValues, type Texts } from '@bowline/markets';
import { createContext, type ReactNode, use } from 'react';
import type { Language } from './languages.ts';
import type { MessageKey } from './message-key.ts';

interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
}

const SpokenContext = createContext<Spoken | undefined>(undefined);

export function TextsProvider({ children, ...spoken }: Spoken & { readonly children: ReactNode }) {
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('TextsProvider is missing above this component');
  return spoken;
}

export type Translate = (key: MessageKey, values?: MessageValues, count?: number) => string;

export function useTranslate(): Translate {
  const { texts } = useSpoken();
  return (key, values, count) => formatMessage(findMessage(texts, key) ?? key, values, count);
}

/** For codes of the server, of which a new one may have no words yet; what it counts decides on the form. */
export function useWordsOf(): (group: string, name: string, values?: MessageValues) => string {
  const { texts } = useSpoken();
  return (group, name, values) => {
    const found = findMessage(texts, `${group}.${name}`);
    const count = typeof values?.count === 'number' ? values.count : undefined;
    return found === undefined ? name : formatMessage(found, values, count);
  };
}

type Named = { readonly locale: string; readonly name: string };

/** Of the names of a thing by locale the one in the language of the desk, else the English one. */
export function useNameIn(): (names: readonly (Named | null)[]) => string | undefined {
  const { language } = useSpoken();
  return (names) => {
    const nameIn = (wanted: string) => names.find((each) => each?.locale.slice(0, 2) === wanted)?.name;
    return nameIn(language) ?? nameIn('en');
  };
}

export function useLanguage(): Language {
  return useSpoken().language;
}
