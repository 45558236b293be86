import type { ReadAsText } from '@bowline/database';

export interface VisitsTables {
  visit_vital: {
    day: ReadAsText;
    build: string;
    store_code: string;
    page: string;
    device: string;
    vital: string;
    value_class: number;
    uses: number;
    browser: string;
  };
  visit_error: {
    day: ReadAsText;
    build: string;
    page: string;
    message: string;
    uses: number;
    last_at: Date;
  };
  visit_cause: {
    day: ReadAsText;
    build: string;
    page: string;
    vital: string;
    element: string;
    uses: number;
  };
}
