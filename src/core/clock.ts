/** The only source of "now" for rules and use cases, so that tests can pass another. */
export type Clock = () => Date;

export function systemClock(): Date {
  return new Date();
}

/** An instant as the project writes it everywhere: UTC, ISO 8601, milliseconds. */
export function toInstant(date: Date): string {
  return date.toISOString();
}
