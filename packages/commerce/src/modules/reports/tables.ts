import type { Generated, GeneratedAlways, ReadAsText } from '@bowline/database';

interface ProductSums {
  store_code: string;
  sku: string;
  quantity_hundredths: number;
  net_eur_minor: number;
  costed_eur_minor: number;
  cost_eur_minor: number;
}

export interface ReportsTables {
  report_touch: { id: GeneratedAlways<number>; since: Date; until: Date };
  report_day_to_count: { day: ReadAsText };
  report_sales_day: {
    day: ReadAsText;
    store_code: string;
    currency: string;
    orders: number;
    total_minor: number;
    credited_minor: number;
    net_eur_minor: number;
    costed_eur_minor: number;
    cost_eur_minor: number;
  };
  report_vat_day: {
    day: ReadAsText;
    country: string;
    treatment: string;
    basis_points: number;
    currency: string;
    taxable_minor: number;
    tax_minor: number;
    documents: number;
  };
  report_product_day: ProductSums & { day: ReadAsText };
  report_product_month: ProductSums & { month: ReadAsText };
  report_cohort: { first_month: ReadAsText; month: ReadAsText; buyers: number };
  report_cohort_count: { is_the_only_row: Generated<boolean>; counted_at: Date };
}
