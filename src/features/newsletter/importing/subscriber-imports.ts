/** How far a list is. `ready`: its columns are shown, and nothing is written yet. */
export const importStates = [
  'arriving',
  'ready',
  'writing',
  'done',
  'cancelled',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/**
 * What becomes of a row: on the list; asked once to confirm; or neither, because it has no address, says
 * what another row says, is on the list or waits to confirm already, has left us, is not written to any
 * more, was asked before, or had left the list that it comes from.
 */
export const rowOutcomes = [
  'confirmed',
  'invited',
  'malformed',
  'repeated',
  'known',
  'left',
  'suppressed',
  'asked',
  'left_there',
] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const noRows: Record<RowOutcome, number> = {
  confirmed: 0,
  invited: 0,
  malformed: 0,
  repeated: 0,
  known: 0,
  left: 0,
  suppressed: 0,
  asked: 0,
  left_there: 0,
};

/** What is put on the list; the others are named in the report. */
export const takenOutcomes: readonly RowOutcome[] = ['confirmed', 'invited'];

/** The largest file, in bytes, and how the refusal of a larger one names it. */
export const mostBytes = 64 * 1024 * 1024;
export const longestStatement = 500;
export const mostColumns = 200;
