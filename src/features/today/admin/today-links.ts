/** Where the screens of the back office are; null while there is no such screen. */
export type TodayLinks = {
  person: (id: string) => string | null;
  conversation: (id: string) => string | null;
  order: (reference: string) => string | null;
  inbox: string | null;
  calendar: string | null;
  orders: string | null;
  settings: string | null;
};
