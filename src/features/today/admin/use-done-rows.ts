import { useState } from 'react';

type Entry = { id: string };

/** A row of a list, and whether it was marked as done here and can be opened again. */
export type DoneRow<Row> = { row: Row; isDone: boolean };

/**
 * Keeps the rows that were marked as done in the list until the screen is left, so that each can be
 * opened again where it was.
 */
export function useDoneRows<Row extends Entry>(rows: readonly Row[]) {
  const [done, setDone] = useState<ReadonlyMap<string, { row: Row; place: number }>>(new Map());
  const shown: DoneRow<Row>[] = rows
    .filter(({ id }) => !done.has(id))
    .map((row) => ({ row, isDone: false }));
  const places = [...done.values()].toSorted((a, b) => a.place - b.place);
  for (const { row, place } of places) shown.splice(place, 0, { row, isDone: true });
  return {
    rows: shown,
    /** Records that a row was marked as done; `row` is as the server has it now. */
    close(row: Row) {
      const place = shown.findIndex((entry) => entry.row.id === row.id);
      setDone((before) => new Map(before).set(row.id, { row, place }));
    },
    /** Records that a row is open again. */
    reopen({ id }: Entry) {
      setDone((before) => new Map([...before].filter(([one]) => one !== id)));
    },
  };
}
