import { companyZone, readClock } from '#core/zoned-time.ts';
import {
  listProjectTalk,
  type ProjectMessage,
} from '#features/conversations/talk-about-project.server.ts';
import { listClientOrders } from '#features/payments/desk/client-orders.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  type ClientProject,
  type Decision,
  getClientProject,
  listDecisions,
  listRequests,
  listSteps,
  type Request,
  type Step,
} from '../projects.repository.server.ts';
import { titleIn } from '../projects.ts';
import { entryNamer } from './name-entries.ts';

/** A file of the ZIP: where it lies there, and where its bytes are. */
export type ArchivedFile = {
  path: string;
  fileId: string;
  kind: 'message' | 'invoice';
  mime: string;
  at: string;
};

/** A version of a paper; `path` is null once its bytes are gone. */
export type ArchivedPaper = {
  name: string;
  side: 'client' | 'company';
  number: number;
  fileId: string;
  path: string | null;
  at: string;
};

/** What the ZIP of finished work holds. */
export type Archive = {
  project: ClientProject;
  closedDay: string;
  steps: Step[];
  requests: Request[];
  decisions: Decision[];
  papers: ArchivedPaper[];
  invoices: { number: string; kind: string; path: string }[];
  talk: ProjectMessage[];
  files: ArchivedFile[];
};

const folders = {
  en: { papers: 'documents', invoices: 'invoices' },
  pt: { papers: 'documentos', invoices: 'faturas' },
} as const;

/** What a client handed in, and what was sent to them, asked about or decided about, in every version. */
async function listPapers(db: Queryable, projectId: string) {
  return db
    .selectFrom('projectDocuments')
    .innerJoin('projectVersions', 'projectVersions.documentId', 'projectDocuments.id')
    .innerJoin('files', 'files.id', 'projectVersions.fileId')
    .leftJoin('projectRequests as asked', 'asked.id', 'projectDocuments.requestId')
    .select(['projectDocuments.name', 'side', 'number', 'projectVersions.fileId', 'files.mime'])
    .select(['projectDocuments.identity', 'asked.title', 'asked.titlePt'])
    .select(['projectVersions.createdAt as at', 'projectDocuments.removedAt'])
    .select('files.removedAt as bytesRemovedAt')
    .where('projectDocuments.projectId', '=', projectId)
    .where('handedInAt', 'is not', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('side', '=', 'client'),
        eb('messageId', 'is not', null),
        exists(
          selectFrom('projectRequests')
            .select('projectRequests.id')
            .whereRef('projectRequests.documentId', '=', 'projectDocuments.id'),
        ),
      ]),
    )
    .orderBy('projectDocuments.createdAt')
    .orderBy('projectDocuments.id')
    .orderBy('number')
    .execute();
}

type NamedPaper = Awaited<ReturnType<typeof listPapers>>[number];

/** A paper of identity is called by what was asked for, as on the client's page: its name may say more. */
function shownName(paper: NamedPaper, language: 'en' | 'pt'): string {
  const { name, identity, title, titlePt } = paper;
  if (identity === '' || title === null) return name;
  const [ending = ''] = /\.\w{1,5}$/.exec(name) ?? [];
  return `${titleIn({ title, titlePt: titlePt ?? '' }, language)}${ending}`;
}

/** Returns what is in the ZIP of a closed project, without any bytes; null for one that is not closed. */
export async function collectArchive(
  context: Context,
  db: Queryable,
  projectId: string,
): Promise<Archive | null> {
  const project = await getClientProject(db, projectId);
  if (project?.closedAt == null) return null;
  const folder = folders[project.language];
  const nameOf = { papers: entryNamer(folder.papers), invoices: entryNamer(folder.invoices) };
  const files: ArchivedFile[] = [];
  const papers = (await listPapers(db, projectId)).map((row): ArchivedPaper => {
    const { side, number, fileId, at } = row;
    const name = shownName(row, project.language);
    const isKept = row.removedAt === null && row.bytesRemovedAt === null;
    const path = isKept ? nameOf.papers(name) : null;
    if (path !== null) files.push({ path, fileId, kind: 'message', mime: row.mime, at });
    return { name, side, number, fileId, path, at };
  });
  const talk = ((await listProjectTalk(db, projectId))?.messages ?? []).filter(
    ({ direction, isShown }) => direction !== 'note' || isShown,
  );
  for (const message of talk)
    for (const { id: fileId, name, mime } of message.files) {
      // A paper that was sent with the message lies there already.
      if (files.some((one) => one.fileId === fileId)) continue;
      const path = nameOf.papers(name);
      const { direction, at } = message;
      files.push({ path, fileId, kind: 'message', mime, at });
      papers.push({
        name,
        side: direction === 'in' ? 'client' : 'company',
        number: 1,
        fileId,
        path,
        at,
      });
    }
  const orders =
    project.orderId === null
      ? []
      : await listClientOrders(context, db, { orderId: project.orderId });
  const invoices = orders.flatMap((order) =>
    order.invoices.map(({ fileId, kind, number }) => {
      const path = nameOf.invoices(`${number}.pdf`);
      files.push({
        path,
        fileId,
        kind: 'invoice',
        mime: 'application/pdf',
        at: project.closedAt ?? '',
      });
      return { number, kind, path };
    }),
  );
  return {
    project,
    closedDay: readClock(project.closedAt, companyZone).day,
    steps: await listSteps(db, projectId),
    requests: await listRequests(db, projectId),
    decisions: await listDecisions(db, projectId),
    papers,
    invoices,
    talk,
    files,
  };
}
