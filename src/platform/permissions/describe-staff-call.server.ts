import type { MiddlewareHandler } from 'hono';
import { describeCall } from '#platform/http/describe-call.server.ts';

type StaffCall = Omit<Parameters<typeof describeCall>[0], 'tag'>;

const staffProblems: Record<number, string> = {
  401: '`not_signed_in`',
  403: '`role_required`, `passkey_required`, `passkey_again`, `foreign_origin`',
};

/** Documents a call for staff, under a tag of their own. */
export function describeStaffCall({ problems = {}, ...call }: StaffCall): MiddlewareHandler {
  return describeCall({ ...call, tag: 'admin', problems: { ...staffProblems, ...problems } });
}
