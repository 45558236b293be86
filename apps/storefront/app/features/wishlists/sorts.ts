/** By day, name and price (specification 3). */
export const sorts = ['added', 'name', 'price'] as const;
export type Sort = (typeof sorts)[number];
