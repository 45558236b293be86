import type { Language } from './languages.ts';

/** In Dutch, Danish and Swedish `m` stands for the common gender. */
export type Gender = 'm' | 'f' | 'n';

/** How a language puts a product name together. A language is added by adding its row. */
interface Grammar {
  /** Between the product and its colour: `Paracord – Waldgrün`, but `Paracorde vert forêt`. */
  readonly beforeColour: string;
  /** Between two colours of one pattern. */
  readonly betweenColours: string;
  readonly and: string;
  /** Order of the forms in an inflected word such as `czarny|czarna`. */
  readonly genders: readonly Gender[];
  /** English sets product names in title case. */
  readonly usesTitleCase?: boolean;
}

const grammars: Readonly<Record<Language, Grammar>> = {
  en: { beforeColour: ' – ', betweenColours: ' & ', and: 'and', genders: [], usesTitleCase: true },
  nl: { beforeColour: ' – ', betweenColours: '/', and: 'en', genders: ['m', 'n'] },
  de: { beforeColour: ' – ', betweenColours: '/', and: 'und', genders: ['m', 'f', 'n'] },
  fr: { beforeColour: ' ', betweenColours: ' et ', and: 'et', genders: ['m', 'f'] },
  it: { beforeColour: ' ', betweenColours: ' e ', and: 'e', genders: ['m', 'f'] },
  es: { beforeColour: ' ', betweenColours: ' y ', and: 'y', genders: ['m', 'f'] },
  pl: { beforeColour: ' ', betweenColours: '/', and: 'i', genders: ['m', 'f', 'n'] },
  da: { beforeColour: ' – ', betweenColours: '/', and: 'og', genders: ['m', 'n'] },
  sv: { beforeColour: ' – ', betweenColours: '/', and: 'och', genders: ['m', 'n'] },
};

/** The form of `czarny|czarna|czarne` for a gender; the first form stands alone and for what is missing. */
export function inflect(forms: string, language: Language, gender: Gender = 'm'): string {
  const list = forms.split('|');
  return list[grammars[language].genders.indexOf(gender)] ?? list[0] ?? forms;
}

/** Chooses every `(form|form)` of a text by the gender of what it speaks about. */
export function agree(text: string, language: Language, gender: Gender): string {
  return text.replace(/\(([^()|]*(?:\|[^()|]*)+)\)/g, (_, forms: string) => inflect(forms, language, gender));
}

/** Spanish says `e` instead of `y` before the sound i: `azul e índigo`. */
function conjunction(language: Language, word: string, next: string): string {
  return language === 'es' ? word.replace('y', /^h?[ií](?!e)/i.test(next) ? 'e' : 'y') : word;
}

/** Colours side by side in a name. Combined colours stay in their base form in every language. */
export function colourPair(colours: readonly string[], language: Language): string {
  const between = grammars[language].betweenColours;
  const last = colours.at(-1) ?? '';
  if (colours.length < 2) return last;
  const first = colours.slice(0, -1).join(between === '/' ? '/' : ', ');
  return `${first}${conjunction(language, between, last)}${last}`;
}

/** `a, b and c` in running text. */
export function listing(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const and = conjunction(language, grammars[language].and, last);
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

const smallEnglishWords = new Set(['and', 'in', 'of', 'on', 'the', 'with', 'for', 'per', 'to', 'mm', 'at']);

export function titleCase(text: string): string {
  return text.replace(/[^\s-]+/g, (word, at: number) =>
    at > 0 && smallEnglishWords.has(word) ? word : upperFirst(word),
  );
}

export function upperFirst(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase('en') + text.slice(first.length);
}

/** A whole product name from the thing and the detail that tells it from its neighbours. */
export function productName(thing: string, detail: string, language: Language): string {
  const grammar = grammars[language];
  return `${thing}${grammar.beforeColour}${grammar.usesTitleCase ? titleCase(detail) : detail}`;
}

/** A name of its own is set off by a dash in every language. */
export function namedProduct(thing: string, name: string, language: Language): string {
  return `${thing} – ${grammars[language].usesTitleCase ? titleCase(name) : name}`;
}
