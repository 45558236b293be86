import type { Language } from '../../language/language.ts';
import { tokenise } from '../../language/tokenise.ts';
import type { Synonym } from '../model.ts';
import { type MatchKind, matchKinds } from './match-cost.ts';

export interface Meaning {
  readonly phrase: readonly string[];
  readonly typos: number;
  readonly kind: MatchKind;
}

/** What else a word or a phrase may be called, whatever the form it is typed in. */
export class SynonymBook {
  /** In words. */
  readonly longestPhrase: number;
  private readonly meanings = new Map<string, Meaning[]>();
  private readonly language: Language;

  constructor(synonyms: readonly Synonym[], language: Language) {
    this.language = language;
    for (const synonym of synonyms) this.enter(synonym);
    this.longestPhrase = this.meanings
      .keys()
      .reduce((longest, key) => Math.max(longest, key.split(' ').length), 0);
  }

  meaningsOf(phrase: readonly string[]): readonly Meaning[] {
    if (phrase.length > this.longestPhrase) return [];
    return this.meanings.get(this.keyOf(phrase)) ?? [];
  }

  private enter(synonym: Synonym): void {
    switch (synonym.type) {
      case 'synonym':
        for (const from of synonym.synonyms ?? []) this.add(from, synonym.synonyms ?? [], 0);
        break;
      case 'oneWaySynonym':
        this.add(synonym.input ?? '', synonym.synonyms ?? [], 0);
        break;
      case 'altCorrection1':
        this.add(synonym.word ?? '', synonym.corrections ?? [], 1);
        break;
      case 'altCorrection2':
        this.add(synonym.word ?? '', synonym.corrections ?? [], 2);
        break;
      case 'placeholder':
        for (const word of synonym.replacements ?? []) this.add(word, [synonym.placeholder ?? ''], 0);
    }
  }

  private add(from: string, to: readonly string[], typos: number): void {
    const source = wordsOf(from);
    if (source.length === 0) return;
    const key = this.keyOf(source);
    const known = this.meanings.get(key) ?? [];
    this.meanings.set(key, known);
    for (const phrase of to.map(wordsOf)) {
      if (phrase.length === 0 || phrase.join(' ') === source.join(' ')) continue;
      // Whoever types several words of a synonym means it, not those words one by one: "dark blue" is no glow in the dark.
      const isMeant = typos > 0 || source.length > 1;
      known.push({ phrase, typos, kind: isMeant ? matchKinds.exact : matchKinds.form });
    }
  }

  private keyOf(phrase: readonly string[]): string {
    return phrase.map(this.language.stem).join(' ');
  }
}

function wordsOf(text: string): string[] {
  return tokenise(text).map(({ word }) => word);
}
