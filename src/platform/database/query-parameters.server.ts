import { type LimitNode, PostgresQueryCompiler, SqliteQueryCompiler } from 'kysely';

/** Throws `TypeError` for what the engines would store differently or not at all; counted from 1. */
export function checkParameter(value: unknown, position: number): void {
  if (value === undefined)
    throw new TypeError(`Query parameter ${position} is undefined; pass null instead`);
  if (value instanceof Date)
    throw new TypeError(`Query parameter ${position} is a Date; pass an instant as text`);
}

/** Rejects `undefined` and `Date` parameters; the `TypeError` has the position (from 1) and the remedy. */
export class CheckingPostgresCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    checkParameter(value, this.numParameters + 1);
    super.appendValue(value);
  }
}

/** The same for SQLite. */
export class CheckingSqliteCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    checkParameter(value, this.numParameters + 1);
    super.appendValue(value);
  }

  // SQLite plans with the value of a bare `limit ?`, so it would parse and plan the statement again
  // at each execution. An expression is not read ahead.
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit 0 + ');
    this.visitNode(limit);
  }
}
