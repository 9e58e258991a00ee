import { Hono, type Context as HonoContext } from 'hono';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { respondTable } from '#platform/http/respond-table.server.ts';
import { streamBody } from '#platform/http/stream-body.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { endList } from './end-list.server.ts';
import { columnRoles } from './list-columns.ts';
import { resumeInvitations } from './resume-invitations.server.ts';
import { reportImport, showImport } from './show-imports.server.ts';
import {
  beginImport,
  type ImportRefusal,
  type ListChoices,
  takeList,
} from './start-subscriber-import.server.ts';
import * as docs from './subscriber-imports.docs.server.ts';
import { beginInput, listQuery } from './subscriber-imports.input.ts';
import { subscriberImportText, subscriberImportTexts } from './subscriber-imports.texts.ts';
import { mostBytes } from './subscriber-imports.ts';

const statuses = {
  unknown_import: 404,
  import_running: 409,
  not_ready: 409,
  too_large: 413,
  no_text: 422,
  spreadsheet: 422,
  invalid_csv: 422,
  no_rows: 422,
  no_address: 422,
  role_twice: 422,
  invalid_role: 422,
  invalid_day: 422,
} as const;

function refuseList(c: HonoContext, code: keyof typeof statuses, detail = ''): Response {
  return problem(c, {
    status: statuses[code],
    code,
    title: translate(subscriberImportTexts, 'en', code, { detail }),
    titlePt: translate(subscriberImportTexts, 'pt', code, { detail }),
    ...(detail !== '' && { where: detail }),
  });
}

const refuseBy = (c: HonoContext, refusal: ImportRefusal) =>
  refuseList(c, refusal.code, 'detail' in refusal ? refusal.detail : '');

/** Whether a statement is of a day that has not come yet. */
const isAhead = ({ clock }: Context, { statementDay }: ListChoices) =>
  (statementDay ?? '') > readClock(clock(), companyZone).day;

/** The roles in a text such as `email,,language`; null where one is unknown. */
function rolesIn(text: string | undefined): ListChoices['roles'] | null {
  if (text === undefined) return undefined;
  const roles = text.split(',').map((word) => columnRoles.find((role) => role === word.trim()));
  return roles.every((role) => role !== undefined) ? roles : null;
}

async function respondList(c: HonoContext, context: Context, status: 200 | 202 = 200) {
  const list = await showImport(context, pathParam(c, 'id'));
  return list ? c.json(list, status) : refuseList(c, 'unknown_import');
}

/** `/api/admin/subscribers/import`: lists of readers from elsewhere. */
export function subscriberImportsAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .post(
      '/api/admin/subscribers/import',
      docs.describeListImport,
      guarded('subscribers.import', async (c, context) => {
        const query = readQuery(c, listQuery, (_, field) => `${field} is not valid.`);
        if (!query.ok) return query.refusal;
        const { name, columns, language, statement } = query.value;
        const roles = rolesIn(columns);
        if (roles === null) return refuseList(c, 'invalid_role');
        const choices = { roles, language, statement, statementDay: query.value['statement-day'] };
        if (isAhead(context, choices)) return refuseList(c, 'invalid_day');
        if (Number(c.req.header('Content-Length')) > mostBytes) return refuseList(c, 'too_large');
        const begins = query.value['dry-run'] !== '1';
        const taken = await takeList(context, streamBody(c), { name, begins, ...choices });
        if (!taken.ok) return refuseBy(c, taken.refusal);
        c.header('Location', `/api/admin/subscribers/import/${taken.value}`);
        return c.json({ id: taken.value }, 202);
      }),
    )
    .get(
      '/api/admin/subscribers/import',
      docs.describeLatestList,
      guarded('subscribers.follow-import', async (c, context) =>
        c.json({ import: await showImport(context, null) }),
      ),
    )
    .get(
      '/api/admin/subscribers/import/:id',
      docs.describeList,
      guarded('subscribers.follow-import', (c, context) => respondList(c, context)),
    )
    .get(
      '/api/admin/subscribers/import/:id/report',
      docs.describeReport,
      guarded('subscribers.follow-import', (c, context) => {
        const language = c.req.query('language') === 'pt' ? 'pt' : 'en';
        return respondTable(c, async () => {
          const table = await reportImport(context, pathParam(c, 'id'), language);
          return table ? { name: 'report', table } : refuseList(c, 'unknown_import');
        });
      }),
    )
    .post(
      '/api/admin/subscribers/import/:id/start',
      docs.describeBeginning,
      guarded('subscribers.import', async (c, context) => {
        const body = await readJson(c, beginInput, subscriberImportText);
        if (!body.ok) return body.refusal;
        const { columns: roles, ...rest } = body.value;
        if (isAhead(context, rest)) return refuseList(c, 'invalid_day');
        const begun = await beginImport(context, pathParam(c, 'id'), { roles, ...rest });
        return begun.ok ? respondList(c, context, 202) : refuseBy(c, begun.refusal);
      }),
    )
    .post(
      '/api/admin/subscribers/import/:id/go-on',
      docs.describeGoingOn,
      guarded('subscribers.import', async (c, context) =>
        (await resumeInvitations(context, pathParam(c, 'id')))
          ? respondList(c, context)
          : refuseList(c, 'unknown_import'),
      ),
    )
    .delete(
      '/api/admin/subscribers/import/:id',
      docs.describeEnding,
      guarded('subscribers.cancel-import', async (c, context) =>
        (await endList(context, pathParam(c, 'id')))
          ? c.body(null, 204)
          : refuseList(c, 'unknown_import'),
      ),
    );
}
