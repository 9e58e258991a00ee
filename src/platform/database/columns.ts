import type { ColumnType } from 'kysely';

/** A JSON column: read as the value, written as text by `toJson`. */
export type Json<Value> = ColumnType<Value, string, string>;
/** UTC, ISO 8601 with milliseconds. */
export type Instant = string;
/** `YYYY-MM-DD`, a calendar day in Europe/Lisbon. */
export type Day = string;

export function toJson(value: unknown): string {
  return JSON.stringify(value);
}
