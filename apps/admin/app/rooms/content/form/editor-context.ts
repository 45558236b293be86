import { createContext, use } from 'react';
import { useTranslate, useWordsOf } from '../../../i18n/TextsProvider.tsx';

export interface LibraryEntry {
  readonly id: string;
  readonly path: string;
  readonly name: string;
}

/** What every field of a document may need. */
export interface Editor {
  readonly language: string | null;
  readonly problems: readonly {
    readonly path: string;
    readonly code: string;
    readonly details: Readonly<Record<string, string | number>>;
  }[];
  /** The latest of the media library. */
  readonly pictures: readonly LibraryEntry[];
}

export const EditorContext = createContext<Editor>({ language: null, problems: [], pictures: [] });

export const useEditor = (): Editor => use(EditorContext);

/** What is wrong with the field at a path, in words. */
export function useProblemAt(): (path: string) => string | undefined {
  const wordsOf = useWordsOf();
  const { problems } = useEditor();
  return (path) => {
    const found = problems.find((problem) => problem.path === path);
    if (!found) return undefined;
    const words = wordsOf('content.problems', found.code, found.details);
    return words === found.code ? wordsOf('content.problems', 'other') : words;
  };
}

/** What a field is called. */
export function useLabels(): (
  name: string,
  isOptional?: boolean,
) => {
  readonly label: string;
  readonly optionalText: string | undefined;
} {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  return (name, isOptional = false) => ({
    label: wordsOf('content.fields', name),
    optionalText: isOptional ? t('form.optional') : undefined,
  });
}

/** Where the field at a path is found on the page. */
export const placeOf = (path: string): string => `at-${path.replace(/[^\w]+/g, '-')}`;
