const mostOrders = 100;

/** The numbers of the orders that were ticked, as they stand in the address. */
export function chosenOrders(url: URL): string[] {
  return url.searchParams
    .getAll('order')
    .filter((number) => /^\d{1,18}$/.test(number))
    .slice(0, mostOrders);
}
