export interface NotificationTables {
  notification: { key: string; order_id: number; posted_at: Date; letter_id: number | null };
}
