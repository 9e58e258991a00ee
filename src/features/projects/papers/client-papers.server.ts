import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type OpenDocument, openDocument } from '#features/files/serve/open-document.server.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';
import { withUsPaperPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';

const clientPaperTexts = defineTexts({
  en: { given: 'from you, {day}' },
  pt: { given: 'enviado por si, {day}' },
});

/** A paper that a client handed in, or that was sent to them with a message. */
export type ClientPaper = { id: string; fileId: string; name: string; mime: string };

/** Whether a paper is opened only in a browser in which its client has typed a mailed code. */
export function needsCode({ mime }: Pick<ClientPaper, 'mime'>): boolean {
  return mime === 'application/zip';
}

/** The papers that a client may read, of all their projects, each with its newest version. */
function papersOf(db: Queryable, personId: string) {
  return db
    .selectFrom('projectDocuments')
    .innerJoin('projects', 'projects.id', 'projectDocuments.projectId')
    .innerJoin('projectVersions', 'projectVersions.documentId', 'projectDocuments.id')
    .innerJoin('files', 'files.id', 'projectVersions.fileId')
    .where('projects.personId', '=', personId)
    .where('projectDocuments.handedInAt', 'is not', null)
    .where((where) =>
      where.or([where('side', '=', 'client'), where('projectDocuments.messageId', 'is not', null)]),
    )
    .where('projectVersions.number', '=', (eb) =>
      eb
        .selectFrom('projectVersions as newest')
        .select(({ fn }) => fn.max<number>('newest.number').as('number'))
        .whereRef('newest.documentId', '=', 'projectDocuments.id'),
    );
}

/** Returns a paper that a client may read, or null if there is none, or it is another's. */
export async function findClientPaper(
  { database }: Pick<Context, 'database'>,
  { personId, id }: { personId: string; id: string },
): Promise<ClientPaper | null> {
  const row = await database.read((db) =>
    papersOf(db, personId)
      .select([
        'projectDocuments.id',
        'projectVersions.fileId',
        'projectDocuments.name',
        'files.mime',
      ])
      .where('projectDocuments.id', '=', id)
      .executeTakeFirst(),
  );
  return row ?? null;
}

/** Opens the bytes of a client's paper; null without them. */
export function openClientPaper(
  context: Context,
  { fileId }: Pick<ClientPaper, 'fileId'>,
): Promise<OpenDocument | null> {
  return openDocument(context, { id: fileId, kind: 'message' });
}

/** Returns the papers that a client handed in, the newest first, with the address of each below their link. */
export async function listOwnPapers(
  db: Queryable,
  { personId, language, token }: { personId: string; language: Language; token: string },
): Promise<{ name: string; href: string; note: string }[]> {
  const rows = await papersOf(db, personId)
    .select(['projectDocuments.id', 'projectDocuments.name', 'projectDocuments.handedInAt'])
    .where('side', '=', 'client')
    .orderBy('projectDocuments.createdAt', 'desc')
    .orderBy('projectDocuments.id')
    .execute();
  return rows.map(({ id, name, handedInAt }) => {
    const { day } = readClock(handedInAt ?? '', companyZone);
    const said = formatDay(day, localeOf[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    return {
      name,
      href: withUsPaperPath.href({ token, id }),
      note: translate(clientPaperTexts, language, 'given', { day: said }),
    };
  });
}
