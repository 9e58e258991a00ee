import { toInstant } from '#core/clock.ts';
import { consentOf } from '#core/identity-papers.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { bookForRequest } from '#features/booking/book/book-for-request.server.ts';
import { languageOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import { actorAddress, type Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { keyedHash } from '#platform/secrets/keyed-hash.server.ts';
import { requestToken } from '../do-links.server.ts';
import {
  getNewest,
  listDocumentsOf,
  removeUploads,
  updateDocument,
} from '../documents.repository.server.ts';
import type { DoInputs } from '../projects.input.ts';
import {
  type Decision,
  getLastDecision,
  insertDecision,
  lockProject,
  requirePerson,
  updateProject,
  updateRequest,
} from '../projects.repository.server.ts';
import { longestTitle, titleIn } from '../projects.ts';
import { finishStep, openRequest } from '../requests/open-requests.server.ts';
import { mailRequests } from '../requests/write-mails.server.ts';
import { doTexts } from './do.texts.ts';
import { notifyOfDecision } from './notify-of-decision.server.ts';
import { type Found, findRequest, wordsOf } from './show-request.server.ts';

/** What a client does with a request, by its kind. */
export type Deed = {
  [Kind in keyof DoInputs]: { kind: Kind } & DoInputs[Kind];
}[keyof DoInputs];

export type DeedRefusal =
  | { code: 'unknown_link' | 'done' | 'withdrawn' | 'closed' | 'newer_version' | 'invalid_type' }
  | { code: 'invalid_fields'; field: string; error: string };

type Decided = Pick<Decision, 'choice' | 'comment' | 'consent' | 'fileId' | 'sha256' | 'bookingId'>;

const nothing = { comment: '', consent: '', fileId: null, sha256: null, bookingId: null };

async function handIn(
  trx: Queryable,
  { request, project }: Found,
  { files, choice, consent: isGiven }: DoInputs['document'],
  at: string,
): Promise<Result<Decided, DeedRefusal>> {
  const { identity } = request;
  const consent = consentOf(identity);
  if (choice === 'show') {
    if (identity === '')
      return refuse({ code: 'invalid_fields', field: 'choice', error: 'not_identity' });
    await removeUploads(trx, request.id, at);
    return accept({ ...nothing, choice: 'will-show' });
  }
  if (consent === 'needed' && !isGiven)
    return refuse({ code: 'invalid_fields', field: 'consent', error: 'required' });
  const known = await listDocumentsOf(trx, request.id);
  const chosen = known.filter(({ id }) => files.includes(id));
  if (chosen.length < new Set(files).size)
    return refuse({ code: 'invalid_fields', field: 'files', error: 'unknown_file' });
  for (const { id } of chosen) await updateDocument(trx, id, { handedInAt: at });
  // What is recorded here is never changed, and goes later than a paper of identity.
  const comment = identity === '' ? chosen.map(({ name }) => name).join('\n') : '';
  const said =
    isGiven && consent !== 'none' ? translate(doTexts, project.language, `consent_${consent}`) : '';
  return accept({ ...nothing, choice: 'handed-in', comment, consent: said });
}

async function decide(
  trx: Queryable,
  { request }: Found,
  { choice, comment, sha256 }: DoInputs['approval'],
): Promise<Result<Decided, DeedRefusal>> {
  const newest = request.documentId === null ? null : await getNewest(trx, request.documentId);
  if (newest && sha256 && sha256.toLowerCase() !== newest.sha256)
    return refuse({ code: 'newer_version' });
  const seen = { fileId: newest?.fileId ?? null, sha256: newest?.sha256 ?? null };
  return accept({ ...nothing, ...seen, choice, comment });
}

async function book(
  context: Context,
  trx: Queryable,
  { request, project }: Found,
  { date, time }: DoInputs['time'],
): Promise<Result<Decided, DeedRefusal>> {
  const client = await requirePerson(trx, project.personId);
  const { company, language, personId } = project;
  const met = { id: request.id, personId, company, language, about: titleIn(request, language) };
  const wanted = { date, time, offered: request.slots };
  const booked = await bookForRequest(context, trx, wanted, { ...client, ...met });
  if (!booked.ok) return refuse({ code: 'invalid_fields', field: 'time', error: booked.refusal });
  return accept({
    ...nothing,
    choice: 'chosen',
    comment: `${date} ${time}`,
    bookingId: request.id,
  });
}

/** Does what a deed says with an open request, and returns what is recorded of it. */
async function perform(
  context: Context,
  trx: Queryable,
  found: Found,
  deed: Deed,
): Promise<Result<Decided, DeedRefusal>> {
  if (deed.kind === 'answer') return accept({ ...nothing, choice: 'answered', comment: deed.text });
  if (deed.kind === 'document') return handIn(trx, found, deed, toInstant(context.clock()));
  if (deed.kind === 'approval') return decide(trx, found, deed);
  return book(context, trx, found, deed);
}

/** Whether a deed is what was done last, as when a form is sent twice. */
function isRepeated(deed: Deed, last: Decision | null): boolean {
  if (last === null) return false;
  if (deed.kind === 'answer') return last.comment === deed.text;
  if (deed.kind === 'approval') return last.choice === deed.choice && last.comment === deed.comment;
  if (deed.kind === 'time') return last.comment === `${deed.date} ${deed.time}`;
  return last.choice === (deed.choice === 'show' ? 'will-show' : 'handed-in');
}

/** The words that stand on the page with a button, or in the mail, each on its own line. */
function shownWords(found: Found, { choice }: Decided, isByMail: boolean): string {
  const { title, text } = wordsOf(found);
  const key = isByMail ? 'approved_by_mail' : (`press_${choice}` as const);
  const button = translate(doTexts, languageOf(found.project.language), key);
  return [title, text, button].filter(Boolean).join('\n');
}

async function record(
  context: Context,
  trx: Queryable,
  found: Found,
  { id, decided, messageId }: { id: string; decided: Decided; messageId: string | null },
): Promise<Decision> {
  const { request, project } = found;
  const address = actorAddress(context);
  const decision: Decision = {
    ...decided,
    id,
    projectId: project.id,
    requestId: request.id,
    words: shownWords(found, decided, messageId !== null),
    messageId,
    language: project.language,
    actorKind: context.actor.kind,
    addressHash: address === null ? null : await keyedHash(trx, address),
    at: toInstant(context.clock()),
  };
  await insertDecision(trx, decision);
  await recordChange(context, trx, {
    action: 'project.decide',
    subject: { kind: 'project', id: project.id },
    after: { kind: request.kind, choice: decided.choice },
  });
  return decision;
}

/**
 * Asks the client for a time at which a paper of identity is shown in place of a copy, for the same step.
 * The request has the id of the decision.
 */
async function askToShow(
  context: Context,
  trx: Queryable,
  { request, project }: Found,
  { id }: Pick<Decision, 'id'>,
): Promise<void> {
  const inBoth = (key: 'show_title' | 'show_text') =>
    (['en', 'pt'] as const).map((language) =>
      translate(doTexts, language, key, { title: titleIn(request, language) }),
    );
  const [title = '', titlePt = ''] = inBoth('show_title');
  const [text = '', textPt = ''] = inBoth('show_text');
  const today = readClock(context.clock(), companyZone).day;
  const asked = await openRequest(context, trx, {
    id,
    projectId: project.id,
    stepId: request.stepId,
    kind: 'time',
    title: title.slice(0, longestTitle),
    titlePt: titlePt.slice(0, longestTitle),
    text,
    textPt,
    identity: '',
    dueDay: request.dueDay !== null && request.dueDay >= today ? request.dueDay : null,
    documentId: null,
    slots: null,
  });
  await mailRequests(context, trx, [asked], { projectId: project.id, attempt: id });
}

/** Returns the token of the request for a time that a decision has led to; null for any other. */
async function nextOf(trx: Queryable, decision: Decision | null): Promise<string | null> {
  return decision?.choice === 'will-show' ? requestToken(trx, decision.id) : null;
}

/** `next`: the token of the request that follows at once; null for none. */
export type Done = { next: string | null };

type Settling = {
  id: string;
  deed: Deed;
  /** The mail that says it; null for a press. */
  messageId: string | null;
};

/**
 * Does what a deed says with an open request of a locked project, by the client as the actor, and asks for
 * what follows.
 */
export async function settleRequest(
  context: Context,
  trx: Queryable,
  found: Found,
  { id, deed, messageId }: Settling,
): Promise<Result<Done, DeedRefusal>> {
  const { request, project } = found;
  const performed = await perform(context, trx, found, deed);
  if (!performed.ok) return performed;
  const decided = performed.value;
  const decision = await record(context, trx, found, { id, decided, messageId });
  await updateRequest(trx, request.id, { state: 'done', closedAt: decision.at });
  await updateProject(trx, project.id, { updatedAt: decision.at });
  const { choice } = decision;
  if (choice === 'will-show') await askToShow(context, trx, found, decision);
  const isStepDone = request.stepId !== null && choice !== 'changes' && choice !== 'will-show';
  const next = isStepDone
    ? await finishStep(context, trx, project, { id: request.stepId ?? '', isDone: true })
    : [];
  if (next.length > 0)
    await mailRequests(context, trx, next, { projectId: project.id, attempt: id });
  await notifyOfDecision(context, trx, { found, decision });
  return accept({ next: await nextOf(trx, decision) });
}

/**
 * Does one thing that a client was asked for, and asks for what follows in the same transaction. The
 * same again, once it is done, changes nothing.
 */
export async function doRequest(
  given: Context,
  token: string,
  deed: Deed,
): Promise<Result<Done, DeedRefusal>> {
  const id = newId();
  return transact<Result<Done, DeedRefusal>>(given, async (trx) => {
    const known = await findRequest(trx, token);
    if (!known) return refuse({ code: 'unknown_link' });
    await lockProject(given, trx, known.project.id);
    const found = (await findRequest(trx, token)) ?? known;
    const { request, project } = found;
    if (request.kind !== deed.kind) return refuse({ code: 'invalid_type' });
    if (request.state === 'done') {
      const last = await getLastDecision(trx, request.id);
      const isSame = isRepeated(deed, last);
      return isSame ? accept({ next: await nextOf(trx, last) }) : refuse({ code: 'done' });
    }
    if (project.state === 'closed') return refuse({ code: 'closed' });
    if (request.state === 'withdrawn') return refuse({ code: 'withdrawn' });
    const { personId } = project;
    const actor = { ...given.actor, kind: 'link', personId, address: actorAddress(given) } as const;
    const context = { ...given, actor };
    return settleRequest(context, trx, found, { id, deed, messageId: null });
  });
}
