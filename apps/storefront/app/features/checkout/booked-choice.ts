/** What a radio button says of an address in the book. */
export const bookChoice = (id: number): string => `book-${id}`;

export function bookedIdOf(choice: string): number | undefined {
  const [, id] = /^book-([1-9]\d{0,8})$/.exec(choice) ?? [];
  return id ? Number(id) : undefined;
}
