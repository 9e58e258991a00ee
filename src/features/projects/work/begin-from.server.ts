import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { readAbout } from '#features/topics/topics.ts';
import { languageOf } from '#i18n/language.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { BeginInput } from '../projects.input.ts';
import {
  findProjectOf,
  type Origin,
  readBooking,
  readConversation,
  type Source,
} from '../projects.sources.server.ts';
import { suggestTitle } from '../projects.ts';
import type { FieldRefusal } from '../requests/ask-client.server.ts';
import { getTemplate } from '../templates/templates.repository.server.ts';
import { addProject } from './add-project.server.ts';
import { type BeginRefusal, beginOrderOnce, beginSteps } from './begin-work.server.ts';

async function personOf(context: Context, trx: Queryable, origin: Origin): Promise<string> {
  const { email, name, phone, company, language } = origin;
  return origin.personId ?? recordPerson(context, trx, { email, name, phone, company, language });
}

async function nameOf(db: Queryable, packageId: string | null) {
  if (packageId === null) return null;
  const row = await db
    .selectFrom('servicePackages')
    .select(['name', 'namePt'])
    .where('id', '=', packageId)
    .executeTakeFirst();
  return row ? { title: row.name, titlePt: row.namePt ?? '' } : null;
}

async function beginWith(
  context: Context,
  trx: Queryable,
  { source, origin, input }: { source: Source; origin: Origin; input: BeginInput },
): Promise<Result<{ id: string; isNew: boolean }, FieldRefusal>> {
  const topic = readAbout(origin.about ?? '');
  const chosen = topic?.kind === 'package' ? topic.id : null;
  const packageId = input.packageId === undefined ? chosen : input.packageId || null;
  const template = packageId === null ? null : await getTemplate(trx, packageId);
  if (input.packageId && template === null)
    return refuse({ code: 'invalid_fields', field: 'packageId', error: 'unknown_package' });
  const titles = suggestTitle({ ...origin, given: input, sold: await nameOf(trx, packageId) });
  const id = newId();
  const personId = await personOf(context, trx, origin);
  const person = await trx
    .selectFrom('people')
    .select(['company', 'language'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const language = languageOf(person.language);
  const project = await addProject(context, trx, {
    id,
    personId,
    title: titles.title,
    titlePt: titles.titlePt,
    company: origin.company || person.company,
    language,
    packageId: template?.packageId ?? null,
    [source.kind === 'booking' ? 'bookingId' : 'conversationId']: source.id,
  });
  const steps = template?.steps ?? [];
  await beginSteps(context, trx, project, steps);
  await recordChange(context, trx, {
    action: 'project.create',
    subject: { kind: 'project', id },
    after: { language, steps: steps.length },
  });
  return accept({ id, isNew: true });
}

export type BeginFromRefusal =
  | { code: 'unknown_booking' | 'unknown_conversation' | BeginRefusal }
  | FieldRefusal;

/**
 * Begins work from a booking or a conversation, once; then it is the same. A meeting that was sold
 * begins the work of its order.
 */
export async function beginFrom(
  context: Context,
  source: Source,
  input: BeginInput,
): Promise<Result<{ id: string; isNew: boolean }, BeginFromRefusal>> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, `begin-${source.kind}:${source.id}`);
    const known = await findProjectOf(trx, source);
    if (known !== null) return accept({ id: known, isNew: false });
    if (source.kind === 'booking') {
      const booking = await readBooking(trx, source.id);
      if (!booking) return refuse({ code: 'unknown_booking' });
      if (booking.reference === null)
        return beginWith(context, trx, { source, origin: booking, input });
      const begun = await beginOrderOnce(context, trx, booking.reference);
      return begun.ok ? begun : refuse({ code: begun.refusal });
    }
    const conversation = await readConversation(trx, source.id);
    if (!conversation) return refuse({ code: 'unknown_conversation' });
    return beginWith(context, trx, { source, origin: conversation, input });
  });
}
