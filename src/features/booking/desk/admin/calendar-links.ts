/** The addresses that the calendar's parts link to; the screens make them. */
export type CalendarLinks = {
  calendar: (search: string) => string;
  booking: (id: string) => string;
  /** The form that books for somebody, with what is known so far. */
  bookFor: (known: { day?: string; time?: string }) => string;
  hours: string;
  person: (id: string) => string;
};
