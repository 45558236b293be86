import { type PictureDrawer, paintScene, type Scene, sizeOfScene } from '@bowline/demo';
import { type Painter, rasterise } from '@bowline/media/server';

/** The shop paints in threads; what that costs the processor is the same here. */
export function paintedHere(drawer: PictureDrawer): Painter {
  const sceneOf = (path: string): Scene | undefined => {
    const picture = drawer.draw(path.replace('/media/', ''));
    return typeof picture === 'string' ? undefined : picture;
  };
  return {
    find(path) {
      const scene = sceneOf(path);
      return scene && { ...sizeOfScene(scene), version: '1' };
    },
    async paint(path, width) {
      const scene = sceneOf(path);
      if (!scene) throw new Error(`Nothing is painted at ${path}.`);
      return paintScene(scene, width, rasterise);
    },
  };
}
