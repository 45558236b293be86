export interface ConsentsTables {
  consent: {
    name: string;
    purposes_version: number;
    allows_statistics: boolean;
    allows_marketing: boolean;
    store_code: string;
    decided_at: Date;
    ended_at: Date | null;
  };
}
