import { type Identity, type IdentityRules, removalOf } from '#core/identity-papers.ts';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type OpenDocument, openDocument } from '#features/files/serve/open-document.server.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { defineTexts, type TextParams, translate } from '#i18n/texts.ts';
import { withUsPaperPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { titleIn } from '../projects.ts';
import { readSettings } from '../templates/templates.repository.server.ts';

const clientPaperTexts = defineTexts({
  en: {
    given: 'from you, {day}',
    removed: 'from you, removed on {day}',
    until: 'from you, {day}; we remove it on {removal}',
    after: 'from you, {day}; we remove it {months} months after the end of our work',
    after_one: 'from you, {day}; we remove it one month after the end of our work',
    after_end: 'from you, {day}; we remove it when our work has ended',
    kept: 'from you, {day}; the law keeps it seven years after the end of our work (Lei n.º 83/2017, article 51)',
  },
  pt: {
    given: 'enviado por si, {day}',
    removed: 'enviado por si, eliminado em {day}',
    until: 'enviado por si, {day}; eliminamo-lo em {removal}',
    after: 'enviado por si, {day}; eliminamo-lo {months} meses depois do fim do nosso trabalho',
    after_one: 'enviado por si, {day}; eliminamo-lo um mês depois do fim do nosso trabalho',
    after_end: 'enviado por si, {day}; eliminamo-lo quando o nosso trabalho terminar',
    kept: 'enviado por si, {day}; a lei obriga a conservá-lo sete anos após o fim do nosso trabalho (Lei n.º 83/2017, artigo 51.º)',
  },
});

/** A paper that a client handed in, or that was sent to them with a message. */
export type ClientPaper = {
  id: string;
  fileId: string;
  name: string;
  mime: string;
  identity: Identity;
};

/** Whether a paper is opened only in a browser in which its client has typed a mailed code. */
export function needsCode({ mime, identity }: { mime: string; identity?: Identity }): boolean {
  return mime === 'application/zip' || (identity ?? '') !== '';
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
        'projectDocuments.identity',
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

type OwnPaper = {
  handedInAt: string | null;
  identity: Identity;
  removedAt: string | null;
  closedAt: string | null;
};

/** Says when a paper was sent, and of a paper of identity when it is removed. */
function noteOf(
  { handedInAt, identity, removedAt, closedAt }: OwnPaper,
  rules: IdentityRules,
  language: Language,
): string {
  const say = (key: keyof typeof clientPaperTexts.en, params: TextParams) =>
    translate(clientPaperTexts, language, key, params);
  const dayOf = (instant: string) =>
    formatDay(readClock(instant, companyZone).day, localeOf[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
  if (removedAt !== null) return say('removed', { day: dayOf(removedAt) });
  const day = dayOf(handedInAt ?? '');
  if (identity === '') return say('given', { day });
  if (closedAt !== null) return say('until', { day, removal: dayOf(removalOf(closedAt, rules)) });
  if (rules.isObliged) return say('kept', { day });
  const { identityMonths: months } = rules;
  const key = months === 0 ? 'after_end' : months === 1 ? 'after_one' : 'after';
  return say(key, { day, months });
}

/**
 * Returns the papers that a client handed in, the newest first, with the address of each below their
 * link. A paper of identity is called by what was asked for: its name may say more.
 */
export async function listOwnPapers(
  db: Queryable,
  { personId, language, token }: { personId: string; language: Language; token: string },
): Promise<{ name: string; href: string | null; note: string }[]> {
  const rules = await readSettings(db);
  const rows = await db
    .selectFrom('projectDocuments')
    .innerJoin('projects', 'projects.id', 'projectDocuments.projectId')
    .leftJoin('projectRequests', 'projectRequests.id', 'projectDocuments.requestId')
    .select(['projectDocuments.id', 'projectDocuments.name', 'projectDocuments.handedInAt'])
    .select(['projectDocuments.identity', 'projectDocuments.removedAt', 'projects.closedAt'])
    .select(['projectRequests.title', 'projectRequests.titlePt'])
    .where('projects.personId', '=', personId)
    .where('projectDocuments.side', '=', 'client')
    .where('projectDocuments.handedInAt', 'is not', null)
    .orderBy('projectDocuments.createdAt', 'desc')
    .orderBy('projectDocuments.id')
    .execute();
  return rows.map((row) => {
    const { id, identity, removedAt, title, titlePt } = row;
    const asked = titleIn({ title: title ?? '', titlePt: titlePt ?? '' }, language);
    return {
      name: identity === '' ? row.name : asked,
      href: removedAt === null ? withUsPaperPath.href({ token, id }) : null,
      note: noteOf(row, rules, language),
    };
  });
}
