import { parentPort } from 'node:worker_threads';
import { createPictureDrawer, paintScene } from '@bowline/demo/pictures';
import { rasterise } from '@bowline/media/server';
import type { PaintAnswer, PaintWish } from './paint-messages.ts';

const drawer = createPictureDrawer();

async function paint({ file, width }: PaintWish): Promise<PaintAnswer> {
  try {
    const picture = drawer.draw(file);
    if (!picture || typeof picture === 'string') throw new Error('Nothing is painted at this path');
    return { pixels: await paintScene(picture, width, rasterise) };
  } catch (error) {
    return { problem: String(error) };
  }
}

parentPort?.on('message', async (wish: PaintWish) => {
  const answer = await paint(wish);
  parentPort?.postMessage(answer, 'pixels' in answer ? [answer.pixels.data.buffer] : []);
});
