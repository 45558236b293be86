import { median } from '../measure/statistics.ts';
import { openStudio, type PictureCost, type PictureStudio } from './measure-picture.ts';
import { samplePictures } from './sample-pictures.ts';

export interface ImageEffort {
  readonly rounds: number;
  /** Of one kind, at most. */
  readonly pictures: number;
  readonly modifiers: string;
}

export type KindCosts = ReadonlyMap<string, readonly PictureCost[]>;

/** Another size than any that is measured. */
const warmUpModifiers = 'f_webp,w_400';
const warmUpPictures = 3;

/** Every picture in the median of some rounds; each round begins with nothing. */
export async function measureKinds({ rounds, pictures, modifiers }: ImageEffort): Promise<KindCosts> {
  const measured: PictureCost[][] = [];
  let kinds: ReadonlyMap<string, readonly string[]> = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const studio = await openStudio();
    try {
      kinds = samplePictures(studio.files, pictures);
      await warmUp(studio, kinds);
      const costs: PictureCost[] = [];
      for (const file of [...kinds.values()].flat()) costs.push(await studio.measure(file, modifiers));
      measured.push(costs);
    } finally {
      await studio.close();
    }
  }
  const byFile = Map.groupBy(measured.flat(), ({ file }) => file);
  return new Map(
    [...kinds].map(([kind, files]) => [kind, files.flatMap((file) => middle(byFile.get(file)))]),
  );
}

/** V8 compiles, and libraries fill their tables. */
async function warmUp(studio: PictureStudio, kinds: ReadonlyMap<string, readonly string[]>): Promise<void> {
  for (const files of kinds.values()) {
    for (const file of files.slice(0, warmUpPictures)) await studio.measure(file, warmUpModifiers);
  }
}

function middle(costs: readonly PictureCost[] = []): PictureCost[] {
  const [first] = costs;
  if (!first) return [];
  const drawMs = median(costs.map((cost) => cost.drawMs));
  return [{ ...first, drawMs, totalMs: median(costs.map((cost) => cost.totalMs)) }];
}
