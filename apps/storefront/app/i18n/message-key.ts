import type english from './messages/en.json';

type LeafKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${LeafKey<Tree[Key]>}`;
}[keyof Tree & string];

/** Every message there is: a misspelt key does not compile. */
export type MessageKey = LeafKey<typeof english>;
