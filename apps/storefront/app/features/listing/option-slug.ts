/** Letters that are not a Latin letter with an accent, as addresses write them. */
const spelledOut: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '+': ' plus ',
  '½': ' 1 2 ',
};

/** `Type III (550)` becomes `type-iii-550`, `0,75 mm` becomes `0-75-mm`. */
export function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[łßøæœđðþı+½]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Options by slugs that are theirs alone: where two labels read the same, or one has no letter to show, the value follows. */
export function bySlug<Option extends { readonly label: string; readonly value: string }>(
  options: readonly Option[],
): ReadonlyMap<string, Option> {
  const found = new Map<string, Option>();
  for (const option of options) {
    const slug = slugOf(option.label);
    const own = slug === '' || found.has(slug) ? slugOf(`${slug} ${option.value}`) : slug;
    found.set(own, option);
  }
  return found;
}
