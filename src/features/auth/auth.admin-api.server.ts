import { type Context, Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { newStaffInput, ownLanguageInput, roleInput } from './auth.input.ts';
import { staffListSchema, staffMemberSchema } from './auth.schema.ts';
import { authErrorText } from './auth.texts.ts';
import { authProblem } from './auth-problem.server.ts';
import { addStaff } from './staff/add-staff.server.ts';
import { changeRole, endStaff } from './staff/change-staff.server.ts';
import { helpWithPasskey } from './staff/help-with-passkey.server.ts';
import { setOwnLanguage } from './staff/set-own-language.server.ts';
import { listStaff } from './staff.repository.server.ts';

const changeProblems = { 404: '`not_found`', 409: '`last_owner`' };
const statuses = {
  not_found: 404,
  last_owner: 409,
  already_staff: 409,
  not_for_yourself: 409,
  too_many_mails: 429,
} as const;

function refused(c: Context, code: keyof typeof statuses): Response {
  return authProblem(c, { status: statuses[code], code, about: 'staff' });
}

const describeStaff = describeStaffCall({
  summary: 'The staff',
  responses: { 200: { description: 'Staff', content: json(staffListSchema) } },
});
const describeAddStaff = describeStaffCall({
  summary: 'Adds a member of staff',
  body: newStaffInput,
  responses: { 201: { description: 'Added', content: json(staffMemberSchema) } },
  problems: { 409: '`already_staff`' },
});
const describeChangeRole = describeStaffCall({
  summary: 'Changes a role',
  body: roleInput,
  responses: { 204: { description: 'Changed' } },
  problems: changeProblems,
});
const describeLanguage = describeStaffCall({
  summary: 'Sets the language of the signed-in person: of the back office, and of mails to them',
  body: ownLanguageInput,
  responses: { 204: { description: 'Set' } },
});
const describeHelp = describeStaffCall({
  summary: 'Lets somebody with a lost passkey make a new one at their next sign-in within a day',
  limited: true,
  responses: { 204: { description: 'Mailed to them' } },
  problems: { 404: '`not_found`', 409: '`not_for_yourself`', 429: '`too_many_mails`' },
});
const describeEndStaff = describeStaffCall({
  summary: 'Takes a person off the staff and ends their sessions and passkeys',
  limited: true,
  responses: { 204: { description: 'Ended' } },
  problems: changeProblems,
});

/** `/api/admin/staff`: who works here, and in which role. */
export function authAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/staff',
      describeStaff,
      guarded('staff.read', async (c, { database }) =>
        c.json({ staff: await database.read(listStaff) }),
      ),
    )
    .post(
      '/api/admin/staff',
      describeAddStaff,
      guarded('staff.change', async (c, context) => {
        const body = await readJson(c, newStaffInput, authErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await addStaff(context, body.value);
        if (outcome.ok) return c.json(outcome.value, 201);
        return refused(c, outcome.refusal);
      }),
    )
    .patch(
      '/api/admin/staff/:id',
      describeChangeRole,
      guarded('staff.change', async (c, context) => {
        const body = await readJson(c, roleInput, authErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await changeRole(context, c.req.param('id') ?? '', body.value.role);
        if (outcome.ok) return c.body(null, 204);
        return refused(c, outcome.refusal);
      }),
    )
    .put(
      '/api/admin/settings/language',
      describeLanguage,
      guarded('settings.language', async (c, context) => {
        const body = await readJson(c, ownLanguageInput, authErrorText);
        if (!body.ok) return body.refusal;
        await setOwnLanguage(context, body.value.language);
        return c.body(null, 204);
      }),
    )
    .post(
      '/api/admin/staff/:id/help',
      describeHelp,
      guarded('staff.change', async (c, context) => {
        const outcome = await helpWithPasskey(context, c.req.param('id') ?? '');
        if (outcome.ok) return c.body(null, 204);
        return refused(c, outcome.refusal);
      }),
    )
    .delete(
      '/api/admin/staff/:id',
      describeEndStaff,
      guarded('staff.change', async (c, context) => {
        const outcome = await endStaff(context, c.req.param('id') ?? '');
        if (outcome.ok) return c.body(null, 204);
        return refused(c, outcome.refusal);
      }),
    );
}
