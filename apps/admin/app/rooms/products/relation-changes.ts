/** The skus of a list after one of its buttons: `up X`, `down X`, `remove X`, or `add` with what was typed. */
export function changedRelations({
  skus,
  wish,
  added,
}: {
  readonly skus: readonly string[];
  readonly wish: string;
  readonly added: string;
}): string[] {
  const [step, ...rest] = wish.split(' ');
  const at = skus.indexOf(rest.join(' '));
  if (step === 'remove') return skus.filter((_, index) => index !== at);
  if ((step === 'up' || step === 'down') && at !== -1) {
    const moved = skus.toSpliced(at, 1);
    return moved.toSpliced(Math.max(0, step === 'up' ? at - 1 : at + 1), 0, skus[at] ?? '');
  }
  return [...skus, ...added.split(/[\s,;]+/).filter(Boolean)];
}
