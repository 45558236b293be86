import { chance } from '../../seed.ts';
import type { ColourId } from '../data/colours/colours.ts';
import { favourites } from '../data/favourites.ts';
import { harmony } from './harmony.ts';
import { toneOf } from './tone.ts';

type Combination = readonly ColourId[];

interface Candidate {
  readonly colours: Combination;
  readonly appeal: number;
}

/** Each use of a colour makes it a little less welcome, so that no colour is in every pattern. */
const tiredness = 0.075;

const favour = (id: ColourId): number => 1 - favourites.indexOf(id) / favourites.length;

const isDark = (id: ColourId): boolean => toneOf(id).lightness < 0.42;
const isBright = (id: ColourId): boolean => toneOf(id).lightness > 0.55 && toneOf(id).chroma > 0.05;

/** Ground and accent, as far as the pattern suits them: one fine line needs a dark ground, otherwise lots are drawn. */
function inOrder(pattern: string, one: ColourId, other: ColourId): Combination | undefined {
  if (pattern !== 'thinLine')
    return chance('ground', pattern, one, other) < 0.5 ? [one, other] : [other, one];
  if (isDark(one) && (isBright(other) || other === 'white')) return [one, other];
  return isDark(other) && isBright(one) ? [other, one] : undefined;
}

function pairs(pattern: string): Candidate[] {
  return favourites.flatMap((one, index) =>
    favourites.slice(index + 1).flatMap((other) => {
      const fit = harmony(one, other);
      const colours = fit < 0.4 ? undefined : inOrder(pattern, one, other);
      if (!colours) return [];
      const luck = chance('pair', pattern, one, other);
      return [{ colours, appeal: fit + 0.35 * (favour(one) + favour(other)) + 0.4 * luck }];
    }),
  );
}

/** Only the better pairs are worth a third colour. */
const pairsWorthATriple = 600;

/** A good pair with the third colour that fits both best. */
function triples(pattern: string): Candidate[] {
  const good = pairs(pattern).sort((a, b) => b.appeal - a.appeal);
  return good.slice(0, pairsWorthATriple).flatMap(({ colours, appeal }) => {
    const [one, other] = colours;
    if (!one || !other) return [];
    let best: ColourId | undefined;
    let bestFit = 0.6;
    for (const third of favourites) {
      const agrees = Math.min(harmony(one, third), harmony(other, third));
      if (agrees * 1.8 <= bestFit) continue;
      const fit = agrees * (1 + 0.3 * favour(third) + 0.5 * chance('third', pattern, one, other, third));
      if (fit <= bestFit) continue;
      bestFit = fit;
      best = third;
    }
    return best ? [{ colours: [one, other, best], appeal: appeal + bestFit }] : [];
  });
}

/** Takes the most appealing combination again and again; the first hundred are the start of the first two hundred. */
function* byAppeal(candidates: readonly Candidate[]): Generator<Combination> {
  const waiting = new Set(candidates);
  const uses = new Map<ColourId, number>();
  const taken = new Set<string>();
  while (waiting.size > 0) {
    let best: Candidate | undefined;
    let bestAppeal = Number.NEGATIVE_INFINITY;
    for (const candidate of waiting) {
      const tired = candidate.colours.reduce((sum, id) => sum + (uses.get(id) ?? 0), 0);
      const appeal = candidate.appeal - tired * tiredness;
      if (appeal <= bestAppeal) continue;
      bestAppeal = appeal;
      best = candidate;
    }
    if (!best) return;
    waiting.delete(best);
    const key = [...best.colours].sort().join();
    if (taken.has(key)) continue;
    taken.add(key);
    for (const id of best.colours) uses.set(id, (uses.get(id) ?? 0) + 1);
    yield best.colours;
  }
}

interface Sequence {
  readonly source: Iterator<Combination>;
  readonly drawn: Combination[];
}

const sequences = new Map<string, Sequence>();

/** The first `count` combinations of two or three colours for a pattern; every range asks the same sequence. */
export function combinations(pattern: string, size: 2 | 3, count: number): readonly Combination[] {
  const key = `${pattern}-${size}`;
  const sequence = sequences.get(key) ?? {
    source: byAppeal(size === 2 ? pairs(pattern) : triples(pattern)),
    drawn: [],
  };
  sequences.set(key, sequence);
  while (sequence.drawn.length < count) {
    const next = sequence.source.next();
    if (next.done) break;
    sequence.drawn.push(next.value);
  }
  return sequence.drawn.slice(0, count);
}
