import { isDeepStrictEqual } from 'node:util';
import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { followPublicChange } from '#features/content/drafts/follow-public-change.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context, StaffActor } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { CompanyField } from './company.input.ts';
import { saveCompanyChange, saveCompanyField } from './company-changes.repository.server.ts';
import { companyRecord } from './company-record.ts';
import type { CompanyFieldState } from './company-settings.schema.ts';
import { readCompanyField } from './company-settings.server.ts';

type FieldChange = {
  field: CompanyField;
  value: string | string[];
  /** The revision that the change is based on. */
  revision: number;
};

/**
 * Changes a field of the company, unless another person changed it since it was read; then the
 * present state is returned. What is public, and mails, have the value from then on.
 */
export async function changeCompanyField(
  context: Context & { actor: StaffActor },
  { field, value, revision }: FieldChange,
): Promise<Result<CompanyFieldState, CompanyFieldState>> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, 'company');
    const present = await readCompanyField(trx, field);
    if (isDeepStrictEqual(present.value, value)) return accept(present);
    if (present.revision !== revision) return refuse(present);
    await saveCompanyField(trx, { field, value });
    const changedAt = toInstant(context.clock());
    const changedBy = context.actor.personId;
    await saveCompanyChange(trx, { field, revision: revision + 1, changedAt, changedBy });
    await followPublicChange(context, trx, companyRecord, { field, value });
    await recordChange(context, trx, {
      action: 'company.change',
      subject: { kind: 'company', id: field },
      before: { [field]: present.value },
      after: { [field]: value },
    });
    return accept(await readCompanyField(trx, field));
  });
}
