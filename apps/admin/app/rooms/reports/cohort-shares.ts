interface Cohort {
  readonly buyers: number;
  readonly again: readonly (number | null)[];
}

/** How many of all buyers came back in the first, second … month after their first order, of those for whom it is over or under way. */
export function sharesByMonth(cohorts: readonly Cohort[]): readonly number[] {
  const longest = Math.max(0, ...cohorts.map(({ again }) => again.length));
  return Array.from({ length: longest }, (_, index) => {
    const those = cohorts.filter(({ again }) => again.length > index);
    const buyers = those.reduce((all, cohort) => all + cohort.buyers, 0);
    const came = those.reduce((all, { again }) => all + (again[index] ?? 0), 0);
    return buyers === 0 ? 0 : came / buyers;
  });
}
