import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { removeDraft } from '#features/content/drafts/remove-draft.server.ts';
import { addDraft } from '#features/content/drafts/save-draft.server.ts';
import { testimonialKind } from '#features/testimonials/testimonials.server.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import { actorAddress, type Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { keyedHash } from '#platform/secrets/keyed-hash.server.ts';
import { projectIdOfWords } from '../do-links.server.ts';
import {
  type ClientProject,
  getClientProject,
  lockProject,
} from '../projects.repository.server.ts';
import type { ClientWordsTable } from '../projects.tables.ts';
import { type MailedWords, wordsMail } from './emails/words-mail.server.ts';
import type { WordsInput } from './words.input.ts';
import { wordsTexts } from './words.texts.ts';

/** What the page of a link shows. `standing`: the words that the client has not taken back. */
export type ShownWords = {
  language: Language;
  name: string;
  company: string;
  brand: string;
  consent: string;
  standing: (ClientWordsTable & { isLive: boolean }) | null;
  /** Whether words were taken back last, and whether those are still on the site. */
  taken: { isLive: boolean } | null;
};

export type WordsRefusal = 'unknown_link' | 'not_finished' | 'given' | 'none';

/** Returns the closed project of a link; null for a link that is not ours, or work that goes on. */
async function findFinished(db: Queryable, token: string): Promise<ClientProject | null> {
  const id = await projectIdOfWords(db, token);
  const project = id === null ? null : await getClientProject(db, id);
  return project?.state === 'closed' ? project : null;
}

async function listWords(db: Queryable, projectId: string): Promise<ClientWordsTable[]> {
  return db
    .selectFrom('clientWords')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('givenAt', 'desc')
    .execute();
}

const isLive = async (db: Queryable, { recordId }: Pick<ClientWordsTable, 'recordId'>) =>
  (await testimonialKind.read(db, recordId)) !== null;

/** Returns what the page of a link shows; null for a link that is not ours, or work that goes on. */
export async function showWords(
  { database }: Pick<Context, 'database'>,
  token: string,
): Promise<ShownWords | null> {
  return database.read(async (db) => {
    const project = await findFinished(db, token);
    if (!project) return null;
    const { brand } = await requireCompany(db);
    const [last] = await listWords(db, project.id);
    const live = last !== undefined && (await isLive(db, last));
    const { language, name, company } = project;
    return {
      language,
      name,
      company,
      brand,
      consent: translate(wordsTexts, language, 'consent', { brand }),
      standing: last?.withdrawnAt === null ? { ...last, isLive: live } : null,
      taken: last && last.withdrawnAt !== null ? { isLive: live } : null,
    };
  });
}

async function mailCompany(
  context: Context,
  trx: Queryable,
  event: 'given' | 'taken',
  { language, ...words }: MailedWords & { language: Language },
): Promise<void> {
  const sender = { origin: context.origin, company: await requireCompany(trx) };
  const to = await ownerLanguage(trx, language);
  await enqueueMail(trx, wordsMail(event, words, { ...sender, to }), toInstant(context.clock()));
}

/** The values of a testimonial, in the language in which the client wrote. */
function draftOf({ words, rating, name, position, company }: WordsInput, language: Language) {
  const isEnglish = language === 'en';
  return {
    ...testimonialKind.empty,
    name,
    company,
    rating: Number(rating),
    [isEnglish ? 'testimonial' : 'testimonialPt']: words,
    [isEnglish ? 'position' : 'positionPt']: position,
  };
}

/** Acts as the client of a project behind a link. */
function asClient(given: Context, { personId }: Pick<ClientProject, 'personId'>): Context {
  const actor = { ...given.actor, kind: 'link', personId, address: actorAddress(given) } as const;
  return { ...given, actor };
}

/** Keeps the words of a client with their consent, as a draft among the testimonials. */
export async function giveWords(
  given: Context,
  token: string,
  input: WordsInput,
): Promise<Result<null, WordsRefusal>> {
  const id = newId();
  const recordId = newId();
  return transact(given, async (trx) => {
    const found = await findFinished(trx, token);
    if (!found) return refuse('unknown_link');
    const context = asClient(given, found);
    await lockProject(context, trx, found.id);
    const [last] = await listWords(trx, found.id);
    if (last?.withdrawnAt === null) return refuse('given');
    const { brand } = await requireCompany(trx);
    const { language } = found;
    const address = actorAddress(context);
    const { words, name, position, company } = input;
    await addDraft(context, trx, testimonialKind, {
      id: recordId,
      values: draftOf(input, language),
    });
    await trx
      .insertInto('clientWords')
      .values({
        id,
        projectId: found.id,
        recordId,
        name,
        position,
        company,
        words,
        rating: Number(input.rating),
        wording: translate(wordsTexts, language, 'consent', { brand }),
        language,
        addressHash: address === null ? null : await keyedHash(trx, address),
        givenAt: toInstant(context.clock()),
        withdrawnAt: null,
      })
      .execute();
    await recordChange(context, trx, {
      action: 'project.words',
      subject: { kind: 'project', id: found.id },
    });
    await mailCompany(context, trx, 'given', {
      id,
      recordId,
      name,
      email: found.email,
      words,
      language,
    });
    return accept(null);
  });
}

/**
 * Takes the words of a client back: the draft is gone, with what was kept of it. What is on the site is
 * told to staff, who take it off by the usual way.
 */
export async function takeWordsBack(
  given: Context,
  token: string,
): Promise<Result<null, WordsRefusal>> {
  return transact(given, async (trx) => {
    const found = await findFinished(trx, token);
    if (!found) return refuse('unknown_link');
    const context = asClient(given, found);
    await lockProject(context, trx, found.id);
    // Nobody publishes it meanwhile.
    await context.database.lock(trx, `content:${testimonialKind.name}`);
    const [last] = await listWords(trx, found.id);
    if (last?.withdrawnAt !== null) return refuse('none');
    const live = await isLive(trx, last);
    const gone = { words: '', name: '', position: '', company: '' };
    await trx
      .updateTable('clientWords')
      .set({ withdrawnAt: toInstant(context.clock()), ...gone })
      .where('id', '=', last.id)
      .execute();
    const { recordId } = last;
    if (live)
      await mailCompany(context, trx, 'taken', {
        ...last,
        email: found.email,
        language: found.language,
      });
    else await removeDraft(trx, { kind: testimonialKind.name, id: recordId });
    await recordChange(context, trx, {
      action: 'project.words-back',
      subject: { kind: 'project', id: found.id },
      after: { isPublic: live },
    });
    return accept(null);
  });
}
