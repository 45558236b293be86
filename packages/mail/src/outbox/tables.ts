import type { GeneratedAlways } from '@bowline/database';

export interface MailTables {
  mail_letter: {
    id: GeneratedAlways<number>;
    kind: string;
    locale: string;
    to_address: string;
    to_name: string | null;
    reply_to: string | null;
    subject: string;
    html: string;
    text: string;
    posted_at: Date;
    sent_at: Date | null;
    failed_at: Date | null;
    failure: string | null;
    one_click_url: string | null;
  };
  mail_attachment: {
    letter_id: number;
    position: number;
    file_name: string;
    media_type: string;
    content: Buffer;
  };
}
