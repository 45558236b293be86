import type { ColumnType, Generated, GeneratedAlways } from '@bowline/database';
import type { DeskLanguage, Role } from '#desk';

type Json = ColumnType<unknown, string | null, string | null>;

export interface StaffTables {
  staff: {
    id: GeneratedAlways<number>;
    email: string;
    name: string;
    role: Role;
    language: Generated<DeskLanguage>;
    password_hash: string | null;
    totp_secret: Buffer | null;
    totp_step: Generated<number>;
    created_at: Date;
    removed_at: Date | null;
  };
  staff_invitation: {
    id: GeneratedAlways<number>;
    digest: Buffer;
    email: string | null;
    name: string | null;
    role: Role;
    created_at: Date;
    expires_at: Date;
  };
  staff_session: {
    id: GeneratedAlways<number>;
    token_digest: Buffer;
    staff_id: number;
    device: string;
    place: string;
    created_at: Date;
    last_used_at: Date;
    proved_at: Date;
  };
  staff_passkey: {
    id: GeneratedAlways<number>;
    staff_id: number;
    credential_id: Buffer;
    public_key: Buffer;
    algorithm: number;
    counter: number;
    host: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  staff_recovery_code: { staff_id: number; digest: Buffer };
  staff_challenge: { digest: Buffer; purpose: string; expires_at: Date };
  staff_place: { staff_id: number; place_digest: string; last_seen_at: Date };
  staff_view: { id: GeneratedAlways<number>; staff_id: number; room: string; name: string; query: string };
  staff_audit: {
    id: GeneratedAlways<number>;
    staff_id: number;
    staff_name: string;
    session_id: number;
    operation: string;
    subject: string | null;
    given: Json;
    before: Json | null;
    after: Json | null;
    outcome: 'done' | 'refused' | 'failed' | null;
    code: string | null;
    place: string;
    device: string;
    begun_at: Date;
    ended_at: Date | null;
  };
}
