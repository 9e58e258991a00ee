import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';
import { doPath, paperPath, withUsArchivePath, wordsPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { paperToken, requestToken, wordsToken } from '../do-links.server.ts';
import { listDocuments } from '../documents.repository.server.ts';
import { listOwnPapers } from '../papers/client-papers.server.ts';
import {
  listRequests,
  listSteps,
  type Project,
  type Request,
  type Step,
} from '../projects.repository.server.ts';
import { titleIn } from '../projects.ts';
import { promiseOf } from '../requests/write-mails.server.ts';
import { findResponsible, showSteps } from './show-project.server.ts';

const worksTexts = defineTexts({
  en: {
    due: 'Until {day}.',
    answer: 'Answer',
    document: 'Send the papers',
    approval: 'Look and decide',
    time: 'Choose a time',
    done: '{done} of {all} steps done.',
    yours: 'We wait for you.',
    ours: 'It is our turn; nothing from you.',
    read_yours: 'Waiting for the client.',
    read_ours: 'It is our turn.',
    paused: 'The work is paused.',
    closed: 'The work is finished.',
    promise: 'We expect to be done by {day}.',
    sent: 'sent on {day}',
    finished: 'Finished on {day}.',
    archive: 'Download everything (ZIP)',
    words: 'Say a few words about us',
  },
  pt: {
    due: 'Até {day}.',
    answer: 'Responder',
    document: 'Enviar os documentos',
    approval: 'Ver e decidir',
    time: 'Escolher a hora',
    done: '{done} de {all} passos concluídos.',
    yours: 'Aguardamos por si.',
    ours: 'É a nossa vez; da sua parte, nada.',
    read_yours: 'À espera do cliente.',
    read_ours: 'É a nossa vez.',
    paused: 'O trabalho está em pausa.',
    closed: 'O trabalho está terminado.',
    promise: 'Contamos terminar até {day}.',
    sent: 'enviado em {day}',
    finished: 'Concluído em {day}.',
    archive: 'Descarregar tudo (ZIP)',
    words: 'Deixar umas palavras sobre nós',
  },
});

type Reader = { personId: string; language: Language; token: string };
/** `isReader`: whoever looks only reads the work of somebody else. */
type Found = { project: Project; requests: Request[]; steps: Step[]; isReader?: boolean };

const dayOf = (day: string, language: Language) =>
  formatDay(day, localeOf[language], { weekday: 'long', day: 'numeric', month: 'long' });

async function needOf(db: Queryable, request: Request, language: Language) {
  const t = (key: keyof typeof worksTexts.en, params = {}) =>
    translate(worksTexts, language, key, params);
  const { kind, dueDay } = request;
  const href = doPath.href({ token: await requestToken(db, request.id) });
  return {
    title: titleIn(request, language),
    text: dueDay === null ? '' : t('due', { day: dayOf(dueDay, language) }),
    action: { label: t(kind), href },
  };
}

/** Returns how far work is, whose turn it is, and until when we expect to be done. */
export async function sayState(
  context: Context,
  db: Queryable,
  { project, requests, steps, isReader = false }: Found,
  language: Language,
): Promise<string> {
  const t = (key: keyof typeof worksTexts.en, params = {}) =>
    translate(worksTexts, language, key, params);
  const done = steps.filter(({ doneAt }) => doneAt !== null).length;
  const isOpen = requests.some(({ state }) => state === 'open');
  const turn = project.state === 'paused' ? 'paused' : isOpen ? 'yours' : 'ours';
  const isClosed = project.state === 'closed';
  const promise = isClosed ? null : await promiseOf(context, db, project);
  return [
    ...(steps.length > 0 ? [t('done', { done, all: steps.length })] : []),
    t(isClosed ? 'closed' : isReader && turn !== 'paused' ? `read_${turn}` : turn),
    ...(promise === null ? [] : [t('promise', { day: dayOf(promise, language) })]),
  ].join(' ');
}

/** The papers that we sent to the client. */
async function papersOf(db: Queryable, projectId: string, language: Language) {
  const sent = (await listDocuments(db, projectId)).filter(
    ({ side, messageId }) => side === 'company' && messageId !== null,
  );
  return Promise.all(
    sent.map(async ({ id, name, createdAt }) => ({
      name,
      href: paperPath.href({ token: await paperToken(db, id) }),
      note: translate(worksTexts, language, 'sent', {
        day: dayOf(readClock(createdAt, companyZone).day, language),
      }),
    })),
  );
}

async function workOf(context: Context, db: Queryable, found: Found, language: Language) {
  const { project, requests, steps } = found;
  const shown = showSteps(steps, requests);
  return {
    id: project.id,
    title: titleIn(project, language),
    state: await sayState(context, db, found, language),
    steps: shown.map((step) => ({
      title: titleIn(step, language),
      isDone: step.state === 'done',
      isNow: step.state === 'now',
    })),
    papers: await papersOf(db, project.id, language),
    holder: await findResponsible(db, project.responsibleId),
    links: [],
  };
}

/** Work that is done: all of it in one file, and where to say a few words about us. */
async function finishedWorkOf(
  db: Queryable,
  project: Project,
  { language, token }: { language: Language; token: string },
) {
  const t = (key: keyof typeof worksTexts.en, params = {}) =>
    translate(worksTexts, language, key, params);
  const { day } = readClock(project.closedAt ?? project.updatedAt, companyZone);
  return {
    id: project.id,
    title: titleIn(project, language),
    state: t('finished', { day: dayOf(day, language) }),
    steps: [],
    papers: await papersOf(db, project.id, language),
    holder: await findResponsible(db, project.responsibleId),
    links: [
      { label: t('archive'), href: withUsArchivePath.href({ token, id: project.id }) },
      { label: t('words'), href: wordsPath.href({ token: await wordsToken(db, project.id) }) },
    ],
  };
}

/** Returns what is needed from a client now, and how far each project of theirs is; what is finished comes last. */
export async function listClientWorks(
  context: Context,
  db: Queryable,
  { personId, language, token }: Reader,
) {
  const projects = await db
    .selectFrom('projects')
    .selectAll()
    .where('personId', '=', personId)
    // What goes on comes first.
    .orderBy('closedAt', (order) => order.asc().nullsFirst())
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const needs = [];
  const works = [];
  for (const project of projects) {
    const requests = await listRequests(db, project.id);
    const steps = await listSteps(db, project.id);
    const open = project.state === 'active' ? requests.filter(({ state }) => state === 'open') : [];
    for (const request of open) needs.push(await needOf(db, request, language));
    works.push(
      project.state === 'closed'
        ? await finishedWorkOf(db, project, { language, token })
        : await workOf(context, db, { project, requests, steps }, language),
    );
  }
  // What somebody else lets them read: nothing of it is asked of them.
  const read = await db
    .selectFrom('projects')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb.selectFrom('projectReaders').select('projectId').where('personId', '=', personId),
    )
    .where('personId', '<>', personId)
    .where('state', '<>', 'closed')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  for (const project of read) {
    const requests = await listRequests(db, project.id);
    const steps = await listSteps(db, project.id);
    const found = { project, requests, steps, isReader: true };
    works.push(await workOf(context, db, found, language));
  }
  return { needs, works, ownPapers: await listOwnPapers(db, { personId, language, token }) };
}
