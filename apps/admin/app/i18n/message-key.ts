import type { RoomTexts } from '../rooms.ts';
import type common from '../texts/en.json';

type LeafKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${LeafKey<Tree[Key]>}`;
}[keyof Tree & string];

/** Every message there is, those of a room below its name: a misspelt key does not compile. */
export type MessageKey = LeafKey<typeof common & RoomTexts>;
