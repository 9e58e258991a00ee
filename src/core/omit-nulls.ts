/** A row whose nullable fields are optional instead: API responses omit missing values. */
export type WithoutNulls<Row> = {
  [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key];
} & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: Exclude<Row[Key], null>;
};

/** Returns a copy of `row` without the fields that are null. */
export function omitNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const present: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) if (value !== null) present[name] = value;
  return present as WithoutNulls<Row>;
}
