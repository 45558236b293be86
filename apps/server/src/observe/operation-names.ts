/** Those of the shop's own screens, and a few more. */
const mostNames = 300;

/** Names of operations as labels: strangers choose theirs freely, so only names that the shop's own code uses are told apart. */
export function createOperationNames() {
  const known = new Set<string>();
  return {
    nameOf(name: string, isOwn: boolean): string {
      if (isOwn && name && known.size < mostNames) known.add(name);
      return known.has(name) ? name : 'other';
    },
  };
}
