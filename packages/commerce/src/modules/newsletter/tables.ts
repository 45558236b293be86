import type { GeneratedAlways } from '@bowline/database';

export interface NewsletterTables {
  newsletter_subscriber: {
    id: GeneratedAlways<number>;
    email: string;
    status: string;
    locale: string;
    key_digest: Buffer | null;
    key_expires_at: Date | null;
    way_out: string;
    changed_at: Date;
    left_at: Date | null;
  };
  newsletter_consent: {
    id: GeneratedAlways<number>;
    subscriber_id: number;
    step: string;
    source: string;
    locale: string;
    text_version: string;
    place_digest: string;
    happened_at: Date;
  };
}
