import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { getActiveStaff } from '#features/auth/staff/get-active-staff.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { lockProject, updateProject } from '../projects.repository.server.ts';
import type { FieldRefusal } from '../requests/ask-client.server.ts';

/** Sets who answers for a project, and so reads its papers of identity; null for nobody but the owners. */
export async function setResponsible(
  context: Context,
  id: string,
  personId: string | null,
): Promise<Result<null, { code: 'not_found' } | FieldRefusal>> {
  return transact<Result<null, { code: 'not_found' } | FieldRefusal>>(context, async (trx) => {
    const project = await lockProject(context, trx, id);
    if (!project) return refuse({ code: 'not_found' });
    if (personId !== null && (await getActiveStaff(trx, personId)) === null)
      return refuse({ code: 'invalid_fields', field: 'personId', error: 'unknown_staff' });
    if (project.responsibleId === personId) return accept(null);
    await updateProject(trx, id, {
      responsibleId: personId,
      updatedAt: toInstant(context.clock()),
    });
    await recordChange(context, trx, {
      action: 'project.entrust',
      subject: { kind: 'project', id },
      before: { responsible: project.responsibleId },
      after: { responsible: personId },
    });
    return accept(null);
  });
}
