import { type CompoundRules, compoundRulesFor } from './decompound.ts';
import { type Stem, stemmerFor } from './stem.ts';

/** How the words of one language are brought to a common form. */
export interface Language {
  readonly code: string;
  readonly stem: Stem;
  /** Absent where the language writes its compounds apart. */
  readonly compounds?: CompoundRules;
}

const known = new Map<string, Language>();

/** Takes `nl`, `nl_NL` and `nl-NL` alike; an unknown language has neither stems nor compounds. */
export function languageFor(code: string): Language {
  const language = code.slice(0, 2).toLowerCase();
  const existing = known.get(language);
  if (existing !== undefined) return existing;
  const compounds = compoundRulesFor(language);
  const created: Language = {
    code: language,
    stem: stemmerFor(language),
    ...(compounds === undefined ? {} : { compounds }),
  };
  if (known.size < 100) known.set(language, created);
  return created;
}
