import { type CompiledQuery, type Expression, sql } from 'kysely';
import type { Queryable } from './database.server.ts';
import { checkParameter, refuseInsideTransaction } from './query-guards.server.ts';
import { nameStatement } from './statement-names.server.ts';

type Value = string | number | boolean | null;
type Values = Readonly<Record<string, Value | readonly Value[] | undefined>>;

declare const valuesType: unique symbol;

/** Stands for each value while a query is built: an expression, or one for each item of a list. */
export type Placeholders<Params> = {
  readonly [Name in keyof Params]: Params[Name] extends readonly (infer Item)[] | undefined
    ? readonly Expression<Item>[] | Extract<Params[Name], undefined>
    : Expression<Exclude<Params[Name], undefined>> | Extract<Params[Name], undefined>;
} & { readonly [valuesType]?: Params };

type Built<Row> = { compile(db: Queryable): CompiledQuery<Row> };

/** The parameter of a compiled query that is replaced by a value of each execution. */
class Placeholder {
  readonly name: string;
  readonly index: number | null;

  constructor(name: string, index: number | null) {
    this.name = name;
    this.index = index;
  }

  valueIn(values: Values): unknown {
    const value = values[this.name];
    return this.index === null ? value : (value as readonly Value[])[this.index];
  }
}

/** The shapes of one query that are kept compiled. */
const maxShapes = 100;
/** Longer lists are compiled each time: callers of the API choose their length, and few are long. */
const longestKeptList = 8;

function placeholdersFor<Params extends Values>(values: Params): Placeholders<Params> {
  const entries = Object.entries(values).map(([name, value]) => {
    if (value === undefined) return [name, undefined];
    if (!Array.isArray(value)) return [name, sql`${new Placeholder(name, null)}`];
    return [name, value.map((_, index) => sql`${new Placeholder(name, index)}`)];
  });
  return Object.fromEntries(entries) as Placeholders<Params>;
}

/** Which values are given, and the length of each list: what the text of the query depends on. */
function shapeOf(values: Values): string {
  let shape = '';
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) shape += ` ${name}`;
    if (Array.isArray(value)) shape += value.length;
  }
  return shape;
}

function isKept(values: Values): boolean {
  const lists = Object.values(values).filter((value) => Array.isArray(value));
  return lists.every(({ length }) => length <= longestKeptList);
}

function fillIn(parameters: readonly unknown[], values: Values): unknown[] {
  return parameters.map((parameter, index) => {
    const value = parameter instanceof Placeholder ? parameter.valueIn(values) : parameter;
    checkParameter(value, index + 1);
    return value;
  });
}

/**
 * Prepares a statement that writes, in the way of `prepareRead`: what runs for each record of an import
 * is compiled once.
 */
export function prepareWrite<Params extends Values>(
  build: (db: Queryable, placeholders: Placeholders<Params>) => Built<unknown>,
): (db: Queryable, values: Params) => Promise<void> {
  const write = prepareRead(build);
  return async (db, values) => {
    await write(db, values);
  };
}

/**
 * Prepares a select, which is built and compiled once for each engine and each set of given values.
 * `build` must use the values through their placeholders and no others that change.
 */
export function prepareRead<Row, Params extends Values = Record<never, never>>(
  build: (db: Queryable, placeholders: Placeholders<Params>) => Built<Row>,
): (db: Queryable, values: Params) => Promise<Row[]> {
  // An engine's adapter stands for the language into which the query is compiled.
  const compiledBy = new WeakMap<object, Map<string, CompiledQuery<Row>>>();

  function compile(db: Queryable, values: Params): CompiledQuery<Row> {
    const engine = db.getExecutor().adapter.constructor;
    const compiled = compiledBy.get(engine) ?? new Map<string, CompiledQuery<Row>>();
    compiledBy.set(engine, compiled);
    const shape = shapeOf(values);
    const known = compiled.get(shape);
    if (known) return known;
    const query = build(db, placeholdersFor(values)).compile(db);
    if (compiled.size >= maxShapes || !isKept(values)) return query;
    nameStatement(query.sql);
    compiled.set(shape, query);
    return query;
  }

  return async (db, values) => {
    if (!db.isTransaction) refuseInsideTransaction();
    const query = compile(db, values);
    const parameters = fillIn(query.parameters, values);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
