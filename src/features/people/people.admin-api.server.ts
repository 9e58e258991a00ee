import { Hono } from 'hono';
import { toInstant } from '#core/clock.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { respondTable } from '#platform/http/respond-table.server.ts';
import { guarded, type StaffContext } from '#platform/permissions/guarded.server.ts';
import { findMissing, scopeOf } from '#platform/permissions/permissions.ts';
import { refuseMissing } from '#platform/permissions/refuse-missing.server.ts';
import { findListed } from '#platform/search/find-listed.server.ts';
import { addNote } from './add-note.server.ts';
import { changePerson, leaveDetail } from './details/change-person.server.ts';
import { endPersonLinks } from './end-person-links.server.ts';
import { erasePerson, previewErasure } from './erase-person.server.ts';
import { exportPeople } from './export-people.server.ts';
import { exportPerson } from './export-person.server.ts';
import { mergePeople, undoMerge } from './merge/merge-people.server.ts';
import { openKeptPaper } from './open-kept-paper.server.ts';
import * as docs from './people.docs.server.ts';
import { peopleSearch } from './people.search.server.ts';
import { peopleErrorText } from './people.texts.ts';
import {
  eraseInput,
  leaveInput,
  mergeInput,
  noteInput,
  peopleQuery,
  personInput,
  timelineQuery,
} from './people-input.server.ts';
import { countPeople, getLongestWaiting, listPeople } from './people-list.repository.server.ts';
import { showPerson } from './show-person.server.ts';
import { usualSort } from './standing/standing.ts';
import { keepStandings, updateStandings } from './standing/update-standings.server.ts';

const statuses = {
  not_found: 404,
  same_person: 409,
  is_staff: 409,
  is_merged: 409,
  has_open_booking: 409,
  has_open_work: 409,
} as const;

type Call = Parameters<Parameters<typeof guarded>[1]>[0];

function refusal(c: Call, code: keyof typeof statuses, rest: object = {}): Response {
  const [title, titlePt] = (['en', 'pt'] as const).map((l) => peopleErrorText(l, '', code));
  return problem(c, { status: statuses[code], code, title: title ?? code, titlePt, ...rest });
}

const readScope = ({ actor }: StaffContext) => scopeOf(actor, 'people.read');

const pageOf = ({
  limit = '50',
  offset = '0',
}: {
  limit?: string | undefined;
  offset?: string | undefined;
}) => ({
  limit: Number(limit),
  offset: Number(offset),
});

const idOf = (c: Call) => c.req.param('id') ?? '';

/** `/api/admin/people`: who wrote, booked, subscribed or bought, and what the law lets us do with it. */
export function peopleAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/people',
      docs.describePeople,
      guarded('people.read', async (c, context) => {
        const query = readQuery(c, peopleQuery, (_, field) => `${field} is not valid.`);
        if (!query.ok) return query.refusal;
        const { q = '', filter = 'all', language = '', sort = usualSort(filter) } = query.value;
        const { format = 'json' } = query.value;
        const missing =
          format === 'json' ? null : findMissing(context.actor, 'people.export', context.clock());
        if (missing) return refuseMissing(c, missing);
        const found = await findListed(context, peopleSearch, q);
        const search = { scope: readScope(context), q: q.trim(), language, found } as const;
        // A list may be behind for seconds after an import, a file is kept.
        await (format === 'json' ? updateStandings : keepStandings)(context);
        if (format !== 'json')
          return respondTable(c, async () => ({
            name: `people-${filter}`,
            table: await exportPeople(context, { ...search, filter, sort }),
          }));
        const page = { ...pageOf(query.value), now: toInstant(context.clock()) };
        return c.json(
          await context.database.read(async (db) => {
            const counts = await countPeople(db, search);
            return {
              total: counts[filter],
              counts,
              longest: search.scope === 'all' ? await getLongestWaiting(db, search) : null,
              people: await listPeople(db, { ...search, filter, sort }, page),
            };
          }),
        );
      }),
    )
    .get(
      '/api/admin/people/:id',
      docs.describePerson,
      guarded('people.read', async (c, context) => {
        const query = readQuery(c, timelineQuery, (_, field) => `${field} is not valid.`);
        if (!query.ok) return query.refusal;
        const { filter = null } = query.value;
        const asked = { scope: readScope(context), filter, ...pageOf(query.value) };
        const person = await showPerson(context, idOf(c), asked);
        return person ? c.json(person) : refusal(c, 'not_found');
      }),
    )
    .patch(
      '/api/admin/people/:id',
      docs.describeChange,
      guarded('people.change', async (c, context) => {
        const body = await readJson(c, personInput, peopleErrorText);
        if (!body.ok) return body.refusal;
        const { locale: _locale, ...details } = body.value;
        const outcome = await changePerson(context, idOf(c), details);
        if (!outcome.ok) {
          const code = outcome.refusal;
          if (code !== 'belongs_to_another') return refusal(c, code);
          const field = 'otherEmails';
          const message = peopleErrorText(body.value.locale, field, code);
          return invalidFields(c, [{ field, code, message }], body.value.locale);
        }
        const asked = { scope: readScope(context), filter: null, ...pageOf({}) };
        return c.json(await showPerson(context, idOf(c), asked));
      }),
    )
    .post(
      '/api/admin/people/:id/end-links',
      docs.describeEndLinks,
      guarded('people.change', async (c, context) => {
        const ended = await endPersonLinks(context, idOf(c));
        return ended === null ? refusal(c, 'not_found') : c.json({ ended });
      }),
    )
    .post(
      '/api/admin/people/:id/leave',
      docs.describeLeave,
      guarded('people.change', async (c, context) => {
        const body = await readJson(c, leaveInput, peopleErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await leaveDetail(context, idOf(c), body.value);
        return outcome.ok ? c.body(null, 204) : refusal(c, outcome.refusal);
      }),
    )
    .post(
      '/api/admin/people/:id/notes',
      docs.describeNote,
      guarded('people.change', async (c, context) => {
        const body = await readJson(c, noteInput, peopleErrorText);
        if (!body.ok) return body.refusal;
        const id = await addNote(context, idOf(c), body.value.text);
        return id === null ? refusal(c, 'not_found') : c.json({ id }, 201);
      }),
    )
    .post(
      '/api/admin/people/:id/merge',
      docs.describeMerge,
      guarded('people.merge', async (c, context) => {
        const body = await readJson(c, mergeInput, peopleErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await mergePeople(context, idOf(c), body.value.into);
        return outcome.ok ? c.json(outcome.value, 201) : refusal(c, outcome.refusal);
      }),
    )
    .post(
      '/api/admin/people-merges/:id/undo',
      docs.describeUndoMerge,
      guarded('people.merge', async (c, context) =>
        (await undoMerge(context, idOf(c))) ? c.body(null, 204) : refusal(c, 'not_found'),
      ),
    )
    .get(
      '/api/admin/people/:id/export',
      docs.describeExport,
      guarded('people.export', async (c, context) => {
        const zip = await exportPerson(context, idOf(c));
        if (zip === null) return refusal(c, 'not_found');
        c.header('Content-Type', 'application/zip');
        c.header('Content-Disposition', 'attachment; filename="person.zip"');
        return c.body(new Uint8Array(zip));
      }),
    )
    .post(
      '/api/admin/people/:id/erase',
      docs.describeErase,
      guarded('people.erase', async (c, context) => {
        // The call needs no body.
        const isEmpty = (await c.req.text()) === '';
        const body = isEmpty ? null : await readJson(c, eraseInput, peopleErrorText);
        if (body && !body.ok) return body.refusal;
        const outcome = await erasePerson(context, idOf(c), body?.value ?? {});
        if (outcome.ok) return c.json(outcome.value);
        const { code, ...rest } = outcome.refusal;
        return refusal(c, code, rest);
      }),
    )
    .get(
      '/api/admin/people/:id/erasure',
      docs.describeErasure,
      guarded('people.change', async (c, context) => {
        const preview = await previewErasure(context, idOf(c));
        return preview ? c.json(preview) : refusal(c, 'not_found');
      }),
    )
    .get(
      '/api/admin/people/:id/kept-papers/:file',
      docs.describeKeptPaper,
      guarded('people.export', async (c, context) => {
        const named = { personId: idOf(c), fileId: c.req.param('file') ?? '' };
        const paper = await openKeptPaper(context, named);
        if (!paper) return refusal(c, 'not_found');
        c.header('Content-Type', paper.mime);
        c.header('Content-Length', String(paper.size));
        c.header('Content-Disposition', 'attachment');
        c.header('X-Content-Type-Options', 'nosniff');
        c.header('Content-Security-Policy', "sandbox; default-src 'none'");
        return c.body(paper.bytes);
      }),
    );
}
