/** What could not be read of an event; `no_end` is of the file, which ends before its calendar does. */
export const faults = [
  'line',
  'start',
  'end',
  'rule',
  'dates',
  'zone',
  'unfinished',
  'no_end',
  'too_many',
] as const;
export type Fault = (typeof faults)[number];

/**
 * A fault of an event, which is known by its line in the file and, where that was read, its start, as its
 * clock shows it; titles are not read. `zone` is the name that nobody knows.
 */
export type ToldFault = { line: number; startsAt: string | null; fault: Fault; zone?: string };
