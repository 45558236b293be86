import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { openStudio } from './images/measure-picture.ts';
import { samplePictures } from './images/sample-pictures.ts';

/** So many products of every kind of picture: sixty. */
const counts: Readonly<Record<string, number>> = {
  coil: 22,
  'close-up': 8,
  'in-use': 8,
  front: 16,
  package: 6,
};
const columns = 3;
const cell = { width: 400 + 400 + 160 + 24, height: 412 };

/**
 * One picture of sixty products as the shop shows them: 400 pixels wide, a part of the same in 1600 with its true pixels, and
 * 160 wide. Written into `var/contact-sheet.png`, for people to look at.
 */
async function run(): Promise<void> {
  const studio = await openStudio();
  try {
    const kinds = samplePictures(studio.files, Math.max(...Object.values(counts)));
    const files = Object.entries(counts).flatMap(([kind, count]) => kinds.get(kind)?.slice(0, count) ?? []);
    const parts: OverlayOptions[] = [];
    for (const [index, file] of files.entries()) {
      const left = (index % columns) * cell.width;
      const top = Math.floor(index / columns) * cell.height;
      const sized = async (width: number) => studio.picture(file, `f_png,w_${width}`);
      const detail = sharp(await sized(1600)).extract({ left: 560, top: 560, width: 400, height: 400 });
      parts.push({ input: await sized(400), left, top });
      parts.push({ input: await detail.png().toBuffer(), left: left + 404, top });
      parts.push({ input: await sized(160), left: left + 808, top });
    }
    const width = columns * cell.width;
    const height = Math.ceil(files.length / columns) * cell.height;
    const folder = join(import.meta.dirname, '../var');
    mkdirSync(folder, { recursive: true });
    const target = join(folder, 'contact-sheet.png');
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite(parts)
      .png()
      .toFile(target);
    console.log(`${files.length} products in ${target}`);
  } finally {
    await studio.close();
  }
}

await run();
