import type { TrailItem } from '../../seo/breadcrumb-data.ts';
import StructuredDataBlock from '../../seo/StructuredDataBlock.tsx';
import { productData } from './product-data.ts';
import type { ProductView } from './shown-product.ts';

export default function ProductData({ view, trail }: { view: ProductView; trail: readonly TrailItem[] }) {
  return <StructuredDataBlock data={(absolute) => productData(view, trail, absolute)} />;
}
