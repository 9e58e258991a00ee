/** The only source of "now" for rules and use cases, so that tests can pass another. */
export type Clock = () => Date;

export function systemClock(): Date {
  return new Date();
}

/** Formats an instant: ISO 8601 in UTC, with milliseconds. */
export function toInstant(date: Date): string {
  return date.toISOString();
}
