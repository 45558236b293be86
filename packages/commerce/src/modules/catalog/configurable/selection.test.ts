import { describe, expect, test } from 'vitest';
import { type SelectableVariant, select } from './selection.ts';

const [colour, length] = [1, 2];
const [red, blue, short, long] = [10, 11, 20, 21];

function variant(id: number, colourId: number, lengthId: number, isSalable = true): SelectableVariant {
  return {
    id,
    isSalable,
    options: new Map([
      [colour, colourId],
      [length, lengthId],
    ]),
  };
}

const variants = [variant(1, red, short), variant(2, red, long, false), variant(3, blue, short)];
const choose = (...choices: [number, number][]) =>
  select(
    [colour, length],
    variants,
    choices.map(([attributeId, optionId]) => ({ attributeId, optionId })),
  );
const open = (selection: ReturnType<typeof choose>) =>
  selection?.open.map(({ attributeId, options }) => [attributeId, [...options.keys()]]);

describe('choosing a variant', () => {
  test('36: without a choice everything is open', () => {
    expect(open(choose())).toEqual([
      [colour, [red, blue]],
      [length, [short, long]],
    ]);
    expect(choose()?.variant).toBeNull();
  });

  test('37: a choice leaves the other attributes and only what still leads to a variant', () => {
    expect(open(choose([colour, blue]))).toEqual([[length, [short]]]);
    expect(choose([colour, blue])?.variant).toBeNull();
  });

  test('38: when all are chosen nothing is open and the variant is known', () => {
    expect(open(choose([colour, red], [length, long]))).toEqual([]);
    expect(choose([colour, red], [length, long])?.variant?.id).toBe(2);
  });

  test('a combination that does not exist has no variant', () => {
    expect(choose([colour, blue], [length, long])).toMatchObject({ possible: [], variant: null });
  });

  test('39: an option of another product is no choice', () => {
    expect(choose([colour, 99])).toBeNull();
    expect(choose([99, red])).toBeNull();
  });

  test('an option is salable when one of its variants is', () => {
    const lengths = choose([colour, red])?.open[0]?.options;
    expect(lengths?.get(short)?.isSalable).toBe(true);
    expect(lengths?.get(long)?.isSalable).toBe(false);
  });
});
