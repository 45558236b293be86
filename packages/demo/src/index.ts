/**
 * The demo shop: a deterministic catalogue with texts in eleven locales and pictures drawn by code.
 * It is not part of a merchant's shop: nothing here is needed once real products are loaded.
 */
export { buildDemoCatalogue, type DemoCatalogue } from './build-catalogue.ts';
export { type DemoPlace, isDemoLoaded, type LoadDemoOptions, loadDemo } from './load-demo.ts';
export { type DrawnFile, drawPictures } from './pictures/draw-pictures.ts';
