export interface CompoundRules {
  /** Letters that may stand between the parts; the empty one first. */
  readonly links: readonly string[];
  /** Endings that look like words but only make adjectives and nouns. */
  readonly notAPart: ReadonlySet<string>;
}

const rules: ReadonlyMap<string, CompoundRules> = new Map(
  Object.entries({
    nl: {
      links: ['', 's', 'en', 'n', 'e', 'er'],
      notAPart: words(
        'heid baar loos achtig lijk ing erig matig zaam schap aar ster atie teit isch iteit voor door over onder',
      ),
    },
    de: {
      links: ['', 's', 'es', 'n', 'en', 'e', 'er'],
      notAPart: words(
        'heit keit bar los lich isch sam haft schaft ung chen lein tum ieren ation tion voll frei unter uber fur mit auf aus',
      ),
    },
    da: {
      links: ['', 's', 'e', 'er'],
      notAPart: words('hed bar los lig isk som skab ning else dom ning over under med til'),
    },
    sv: {
      links: ['', 's', 'e', 'o', 'a', 'u'],
      notAPart: words('het bar los lig isk sam skap ning else dom over under med till for'),
    },
  }),
);

const shortestPart = 3;
const shortestCompound = 7;
const mostParts = 4;

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

export function compoundRulesFor(language: string): CompoundRules | undefined {
  return rules.get(language);
}

/**
 * Takes a compound apart into words that stand on their own elsewhere in the index, or returns nothing.
 * Of several ways the one with the fewest parts wins, then the one with the longest last part,
 * which is the one that says what the thing is: "hondenriem" is a "riem".
 */
export function decompound(
  word: string,
  isKnown: (part: string) => boolean,
  { links, notAPart }: CompoundRules,
): string[] {
  if (word.length < shortestCompound) return [];
  let best: string[] = [];
  const isPart = (part: string) => part.length >= shortestPart && !notAPart.has(part) && isKnown(part);

  function split(rest: string, tail: string[]): void {
    if (tail.length + 1 >= (best.length || mostParts + 1)) return;
    for (let at = shortestPart; at <= rest.length - shortestPart; at++) {
      const last = rest.slice(at);
      if (!isPart(last)) continue;
      const before = rest.slice(0, at);
      for (const link of links) {
        if (!before.endsWith(link)) continue;
        const head = before.slice(0, before.length - link.length);
        if (head.length < shortestPart) continue;
        const parts = [last, ...tail];
        if (isPart(head) && parts.length + 1 < (best.length || mostParts + 1)) best = [head, ...parts];
        else if (parts.length + 2 <= mostParts) split(head, parts);
      }
    }
  }
  split(word, []);
  return hasShortParts(best) ? [] : best;
}

/** Two parts of three letters are more often chance ("lasten" = "las" + "ten") than meaning. */
function hasShortParts(parts: readonly string[]): boolean {
  return parts.filter((part) => part.length <= shortestPart).length > 1;
}
