import type * as z from 'zod/mini';
import { newId } from '#core/ids.server.ts';
import type { PlainPost, PlainVisit } from './plain-page.ts';

/** The hidden fields of `PlainForm`, as the API expects them. */
type Attempt = { key: string; openedAt: number };

/** A new attempt to send a form that is shown now. */
export function newAttempt({ now }: Pick<PlainVisit, 'now'>): Attempt {
  return { key: newId(), openedAt: now.getTime() };
}

const issuedKey = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the key of the attempt that a form was sent with, or null if it was stored without one. */
export function keyOf({ fields }: Pick<PlainPost, 'fields'>): string | null {
  const { key = '' } = fields;
  return issuedKey.test(key) ? key : null;
}

/** Returns what tells bots from people, as it was sent. */
export function honeypotOf({ fields }: Pick<PlainPost, 'fields'>) {
  const openedAt = Number(fields.openedAt);
  const opened = Number.isFinite(openedAt) && openedAt > 0 ? { openedAt } : {};
  return { website: fields.website ?? '', ...opened };
}

type FormSchema = z.ZodMiniObject;

/** Returns the texts of a form's fields as they were sent. */
export function valuesOf(schema: FormSchema, { fields }: Pick<PlainPost, 'fields'>) {
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, fields[name] ?? '']),
  ) as Record<string, string>;
}

/** Returns the code of each refused field, the first of its codes, in the order of the form. */
export function fieldErrors(
  schema: FormSchema,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const { error } = schema.safeParse(values);
  const codes: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) codes[path.join('.')] ??= message;
  return codes;
}
