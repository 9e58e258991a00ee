import * as z from 'zod/mini';
import { type ContentValues, lateNames } from '#features/content/content.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import type { Problem } from './incoming.ts';

type Checked = {
  values: ContentValues;
  problems: Problem[];
  /** Fields that the kind does not have. */
  unknown: string[];
};

/** Checks values of unknown origin by the schema of a kind; a field that is absent is empty, a late one stays absent. */
export function checkValues(kind: ContentKind, values: Record<string, unknown>): Checked {
  const known = Object.keys(kind.empty);
  const unknown = Object.keys(values).filter((field) => !known.includes(field));
  const late = lateNames(kind.fields);
  const empty = Object.entries(kind.empty).filter(([name]) => !late.includes(name));
  const all = { ...Object.fromEntries(empty), ...values };
  const parsed = z.safeParse(kind.values, all);
  if (parsed.success) return { values: parsed.data, problems: [], unknown };
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    code: message,
  }));
  const title = String(values[kind.titleField] ?? '');
  return { values: { ...kind.empty, [kind.titleField]: title }, problems, unknown };
}
