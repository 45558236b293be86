/** Endings of Polish nouns and adjectives without accents, the longest first. */
const endings: readonly string[] = [
  'iejszych',
  'iejszego',
  'owych',
  'owymi',
  'owego',
  'owemu',
  'iami',
  'ymi',
  'imi',
  'ami',
  'ach',
  'ego',
  'emu',
  'ich',
  'ych',
  'owi',
  'owa',
  'owe',
  'owy',
  'iem',
  'iow',
  'iom',
  'iej',
  'ow',
  'om',
  'em',
  'ej',
  'ym',
  'im',
  'ia',
  'ie',
  'iu',
  'io',
  'a',
  'e',
  'i',
  'o',
  'u',
  'y',
];
/** Softened consonants at the end of a stem and the hard ones they stand for: lince, lina; Polsce, Polska. */
const softened: readonly (readonly [string, string])[] = [
  ['dz', 'd'],
  ['rz', 'r'],
  ['sc', 'sk'],
];
const shortestStem = 3;

/**
 * A light stemmer: it takes off one ending and hardens the consonant before it. Diminutives and verbs
 * keep their form, because merging "lina" with "linka" would lose what a shopper meant.
 */
export function stemPolish(word: string): string {
  const ending = endings.find((candidate) => leavesAStem(word, candidate));
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  if (ending === undefined) return withoutFleetingE(stem);
  for (const [soft, hard] of softened) {
    if (stem.endsWith(soft) && stem.length - soft.length >= 2) return stem.slice(0, -soft.length) + hard;
  }
  return withoutFleetingE(stem);
}

function leavesAStem(word: string, ending: string): boolean {
  return word.length - ending.length >= shortestStem && word.endsWith(ending);
}

/** "sznurek" has "sznurki": the e before a final k appears only where no ending follows. */
function withoutFleetingE(stem: string): string {
  return stem.length > 4 && stem.endsWith('ek') ? `${stem.slice(0, -2)}k` : stem;
}
