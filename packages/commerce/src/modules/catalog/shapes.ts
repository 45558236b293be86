import type { CategoryRecord } from './categories/category-tree.ts';
import type { Swatch } from './configurable/swatch.ts';
import type { ShownVariant } from './configurable/variants.ts';
import type { Sibling } from './cords/repository.ts';
import type { Listing } from './listing/service.ts';
import type { ProductRecord } from './products/model.ts';

/** Our own shapes behind types of the schema; `never` where the shop has nothing of that kind. */
export interface CatalogShapes {
  ProductInterface: ProductRecord;
  ConfigurableVariant: ShownVariant;
  ColourSibling: Sibling;
  ComplexTextValue: { readonly html: string };
  ColorSwatchData: Swatch;
  ImageSwatchData: Extract<Swatch, { typeName: 'ImageSwatchData' }>;
  TextSwatchData: Swatch;
  CategoryInterface: CategoryRecord;
  Products: Listing;
  CategoryProducts: Listing;
  ProductVideo: never;
  BundleProduct: never;
  DownloadableProduct: never;
  GroupedProduct: never;
  CustomizableAreaOption: never;
  CustomizableCheckboxOption: never;
  CustomizableDateOption: never;
  CustomizableDropDownOption: never;
  CustomizableFileOption: never;
  CustomizableMultipleOption: never;
  CustomizableRadioOption: never;
}
