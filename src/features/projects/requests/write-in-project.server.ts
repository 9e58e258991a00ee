import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import {
  addFromClient,
  type TalkedProject,
} from '#features/conversations/talk-about-project.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { type KeyReused, withIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import {
  type ClientProject,
  getClientProject,
  lockProject,
  updateProject,
} from '../projects.repository.server.ts';
import { titleIn } from '../projects.ts';

/** Returns a project as its conversation needs it. */
export function talkedProject(project: ClientProject): TalkedProject {
  const { id, language, personId, email, name } = project;
  return { id, language, personId, email, name, title: titleIn(project, language) };
}

type Writing = {
  projectId: string;
  /** Who writes: only the client of the project may. */
  personId: string;
  text: string;
};

export type WriteRefusal = { code: 'not_found' | 'is_closed' } | KeyReused;

/**
 * Adds a message of the client to the talk about their project, which waits for an answer in the inbox
 * from then on. Another's project is `not_found`.
 */
export async function writeInProject(
  context: Context,
  { projectId, personId, text }: Writing,
  key: string | null = null,
): Promise<Result<{ id: string }, WriteRefusal>> {
  const id = newId();
  const keyed = { scope: 'project-message', key, request: { projectId, personId, text } };
  return transact(context, (trx) =>
    withIdempotencyKey<{ id: string }, WriteRefusal>(context, trx, keyed, async () => {
      await lockProject(context, trx, projectId);
      const project = await getClientProject(trx, projectId);
      if (project?.personId !== personId) return refuse({ code: 'not_found' });
      if (project.state === 'closed') return refuse({ code: 'is_closed' });
      await addFromClient(context, trx, talkedProject(project), { id, text });
      await updateProject(trx, projectId, { updatedAt: toInstant(context.clock()) });
      await recordChange(context, trx, {
        action: 'project.client-message',
        subject: { kind: 'project', id: projectId },
      });
      return accept({ id });
    }),
  );
}
