import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/desk-form.ts';

const skus = { most: 3_000, rows: 4, isOptional: true } as const;

export const ruleForm = describeForm('rule', {
  query: fields.text({ label: 'search.query', hint: 'search.queryHint', most: 60 }),
  pinned: fields.lines({ label: 'search.pinned', hint: 'search.pinnedHint', ...skus }),
  hidden: fields.lines({ label: 'search.hidden', ...skus }),
  boosted: fields.lines({ label: 'search.boosted', hint: 'search.boostedHint', ...skus }),
  startsOn: fields.day({ label: 'search.startsOn', isOptional: true }),
  endsOn: fields.day({ label: 'search.endsOn', isOptional: true }),
});

export type RuleValues = Readonly<
  Record<'query' | 'pinned' | 'hidden' | 'boosted' | 'startsOn' | 'endsOn', string>
>;

/** Articles, one in each line or parted by commas; twice the same is a slip. */
const skusIn = (text: string) => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((sku) => sku.trim())
      .filter((sku) => sku !== ''),
  ),
];

export function ruleOf(locale: string, values: RuleValues) {
  return {
    locale,
    query: values.query,
    pinned: skusIn(values.pinned),
    hidden: skusIn(values.hidden),
    boosted: skusIn(values.boosted),
    startsOn: values.startsOn || null,
    endsOn: values.endsOn || null,
  };
}

interface Rule {
  readonly query: string;
  readonly pinned: readonly (string | null)[];
  readonly hidden: readonly (string | null)[];
  readonly boosted: readonly (string | null)[];
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

export const valuesOf = ({ query, pinned, hidden, boosted, startsOn, endsOn }: Rule): RuleValues => ({
  query,
  pinned: pinned.join('\n'),
  hidden: hidden.join('\n'),
  boosted: boosted.join('\n'),
  startsOn: startsOn ?? '',
  endsOn: endsOn ?? '',
});
