import type { Texts } from '@bowline/markets';
import type { Language } from './languages.ts';

/** `../texts/nl.json`, and `../rooms/orders/texts/nl.json` for each room. */
const files = import.meta.glob<Texts>(['../texts/*.json', '../rooms/*/texts/*.json'], { import: 'default' });

const loaded = new Map<Language, Promise<Texts>>();

/** All texts of a language, those of a room below its name. */
export function loadTexts(language: Language): Promise<Texts> {
  const known = loaded.get(language) ?? loadFiles(language);
  loaded.set(language, known);
  return known;
}

async function loadFiles(language: Language): Promise<Texts> {
  const texts: Record<string, string | Texts> = {};
  await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      if (!path.endsWith(`/${language}.json`)) return;
      const [, room] = /rooms\/([a-z-]+)\//.exec(path) ?? [];
      const found = await load();
      if (room) texts[room] = found;
      else Object.assign(texts, found);
    }),
  );
  return texts;
}
