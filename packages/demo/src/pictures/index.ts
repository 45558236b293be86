// The pictures of the demo shop: which there are, and how they are drawn or painted. Threads that only paint load this alone.
// It knows nothing of databases, of texts on pages, or of who asks for a picture.
export { paintScene, type Rasterise, type Scene, sizeOfScene } from './paint/scene.ts';
export { createPictureDrawer, type PictureDrawer, placeholderDrawer } from './picture-drawer.ts';
