export { ProductScreen as default } from '../../features/product/ProductScreen.tsx';
