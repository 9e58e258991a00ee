import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ProjectInput } from '../projects.input.ts';
import type { FieldRefusal } from '../requests/ask-client.server.ts';
import { getTemplate } from '../templates/templates.repository.server.ts';
import { addProject } from './add-project.server.ts';
import { beginSteps } from './begin-work.server.ts';

/**
 * Begins work for a client, who is found or made by the address. With a package it has the steps of its
 * template, and the client is mailed what happens next.
 */
export async function createProject(
  context: Context,
  input: ProjectInput,
): Promise<Result<{ id: string }, FieldRefusal>> {
  const id = newId();
  const { email, name, company, language, title, titlePt } = input;
  const packageId = input.packageId || null;
  return transact(context, async (trx) => {
    const template = packageId === null ? null : await getTemplate(trx, packageId);
    if (packageId !== null && template === null)
      return refuse({ code: 'invalid_fields', field: 'packageId', error: 'unknown_package' });
    const personId = await recordPerson(context, trx, { email, name, company, language });
    const about = { id, personId, title, titlePt, company, language };
    const project = await addProject(context, trx, { ...about, packageId });
    await beginSteps(context, trx, project, template?.steps ?? []);
    await recordChange(context, trx, {
      action: 'project.create',
      subject: { kind: 'project', id },
      after: { language, steps: template?.steps.length ?? 0 },
    });
    return accept({ id });
  });
}
