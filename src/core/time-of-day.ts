/** Returns the minutes from midnight to a time of day, `HH:MM`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Returns the time of day, `HH:MM`, that is so many minutes after midnight. */
export function timeOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
