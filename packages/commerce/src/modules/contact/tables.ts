export interface ContactTables {
  opening_hours: { place: string; weekday: number; opens: string; closes: string };
}
