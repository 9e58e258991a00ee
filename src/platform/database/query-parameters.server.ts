import { PostgresQueryCompiler, SqliteQueryCompiler } from 'kysely';

// The engines would store these differently, or not at all.
function checkParameter(value: unknown, place: number): void {
  if (value === undefined)
    throw new TypeError(`Query parameter ${place} is undefined; pass null instead`);
  if (value instanceof Date)
    throw new TypeError(`Query parameter ${place} is a Date; pass an instant as text`);
}

/** Refuses `undefined` and `Date` among the parameters, naming the place (from 1) and the remedy. */
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
}
