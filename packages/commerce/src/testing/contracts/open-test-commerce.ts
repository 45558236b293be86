import type { TestCommerce, TestCommerceOptions } from '../create-test-commerce.ts';

/** Opens the service a contract is proved on: with whatever answers its listings, and this catalogue. */
export type OpenTestCommerce = (options: TestCommerceOptions) => Promise<TestCommerce>;
