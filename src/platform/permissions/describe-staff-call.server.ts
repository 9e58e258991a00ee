import type { MiddlewareHandler } from 'hono';
import { type Call, type Description, documentCall } from '#platform/http/describe-call.server.ts';

const staffProblems: Record<number, string> = {
  401: '`not_signed_in`',
  403: '`role_required`, `passkey_required`, `passkey_again`, `foreign_origin`',
};

function sayInEnglish(...all: readonly (string | Description)[]) {
  return { en: all.map((one) => (typeof one === 'string' ? one : one.en)).join(', ') };
}

/** Documents a call for staff, under a tag of their own and in English alone. */
export function describeStaffCall({
  problems = {},
  ...call
}: Omit<Call<string>, 'tag'>): MiddlewareHandler {
  const all = { ...staffProblems, ...problems };
  return documentCall({ ...call, tag: 'admin', problems: all }, sayInEnglish);
}
