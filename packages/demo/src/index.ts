/**
 * The demo shop: a deterministic catalogue with texts in eleven locales and pictures drawn by code when they are asked for.
 * It is not part of a merchant's shop: nothing here is needed once real products are loaded, but the sign where one of them has no
 * picture.
 */
export { buildDemoCatalogue, type DemoCatalogue } from './build-catalogue.ts';
export { demoCoupons, demoGiftCards, withdrawDemoCodes } from './codes/demo-codes.ts';
export { countDemo, type DemoCounts } from './count-demo.ts';
export { drawingVersion } from './drawing-version.ts';
export { type DemoPlace, isDemoLoaded, type LoadDemoOptions, loadDemo } from './load-demo.ts';
export { type LoadDemoContentOptions, loadDemoContent } from './load-demo-content.ts';
export {
  createPictureDrawer,
  type PictureDrawer,
  paintScene,
  placeholderDrawer,
  type Rasterise,
  type Scene,
  sizeOfScene,
} from './pictures/index.ts';
