import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { ContentValues } from '#features/content/content.ts';
import { followPublicChange } from '#features/content/drafts/follow-public-change.server.ts';
import type { FieldRefusal, PublishedRecord } from '#features/content/kinds/content-kind.server.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { listPicturesAt } from '#features/files/pictures/list-pictures-at.server.ts';
import { recordFileUses } from '#features/files/record-file-uses.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context, StaffActor } from '#platform/context/context.server.ts';
import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  type CompanyField,
  companyFieldInput,
  companyFields,
  isCompanyField,
} from './company.input.ts';
import { type CompanyChangeTable, requireCompanyFields, sampleFieldsOf } from './company.server.ts';
import {
  type CompanyFieldState,
  type CompanySettings,
  companyContentFields,
} from './company-settings.ts';

/** A field of the company as the settings show it. */
export const companyFieldSchema = z.object({
  value: z.union([z.string(), z.array(z.string())]),
  /** What `If-Match` of a change names. */
  revision: z.int(),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  /** Whether it still holds the sample value. */
  isSample: z.boolean(),
});

/** Response of `GET /api/admin/settings/company`. */
export const companySettingsSchema = z.object({
  fields: z.record(z.string(), companyFieldSchema),
});

/** The company as a record of content. */
export const companyRecord = { kind: 'company', id: 'company' } as const;

type NamedChange = CompanyChangeTable & { changedByName: string | null };

/** Returns who changed each field last; a field that nobody has changed is missing. */
export async function listCompanyChanges(db: Queryable): Promise<NamedChange[]> {
  return db
    .selectFrom('companyChanges')
    .leftJoin('staff', 'staff.personId', 'companyChanges.changedBy')
    .selectAll('companyChanges')
    .select('staff.name as changedByName')
    .execute();
}

export async function saveCompanyField(
  trx: Queryable,
  { field, value }: { field: CompanyField; value: string | readonly string[] },
): Promise<void> {
  const stored = typeof value === 'string' ? value : toJson(value);
  await trx
    .updateTable('company')
    .set({ [field]: stored })
    .execute();
}

export async function saveCompanyChange(trx: Queryable, change: CompanyChangeTable): Promise<void> {
  const { field: _, ...rest } = change;
  await trx
    .insertInto('companyChanges')
    .values(change)
    .onConflict((conflict) => conflict.column('field').doUpdateSet(rest))
    .execute();
}

/** Returns each field of the company with its revision, and who changed it last. */
export async function readCompanySettings(db: Queryable): Promise<CompanySettings> {
  const company = await requireCompanyFields(db);
  const samples: readonly string[] = sampleFieldsOf(company);
  const changes = new Map((await listCompanyChanges(db)).map((change) => [change.field, change]));
  const fields = Object.entries(company).map(([field, value]): [string, CompanyFieldState] => {
    const { revision = 0, changedAt = null, changedByName = null } = changes.get(field) ?? {};
    const isSample = samples.includes(field);
    return [field, { value, revision, changedAt, changedBy: changedByName, isSample }];
  });
  return { fields: Object.fromEntries(fields) };
}

/** Returns one field. */
export async function readCompanyField(
  db: Queryable,
  field: CompanyField,
): Promise<CompanyFieldState> {
  const state = (await readCompanySettings(db)).fields[field];
  if (!state) throw new Error(`The company has no field ${field}`);
  return state;
}

type FieldChange = {
  field: CompanyField;
  value: string | string[];
  /** The revision that the change is based on. */
  revision: number;
};

const pictureFields: readonly CompanyField[] = ['logo', 'heroPicture', 'sharePicture'];

/** Returns whether a value is no picture of the library, though its field asks for one. */
async function namesNoPicture(
  db: Queryable,
  field: CompanyField,
  value: string | readonly string[],
): Promise<boolean> {
  if (!pictureFields.includes(field) || typeof value !== 'string' || value === '') return false;
  return (await listPicturesAt(db, [value])).length === 0;
}

/**
 * Changes a field of the company, unless another person changed it since it was read; then the
 * present state is returned. What is public, and mails, have the value from then on. A picture is public
 * while a field names it.
 */
export async function changeCompanyField(
  context: Context & { actor: StaffActor },
  { field, value, revision }: FieldChange,
): Promise<Result<CompanyFieldState, CompanyFieldState | 'invalid_picture'>> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, 'company');
    const present = await readCompanyField(trx, field);
    if (isDeepStrictEqual(present.value, value)) return accept(present);
    if (present.revision !== revision) return refuse(present);
    if (await namesNoPicture(trx, field, value)) return refuse('invalid_picture');
    await saveCompanyField(trx, { field, value });
    const changedAt = toInstant(context.clock());
    const changedBy = context.actor.personId;
    await saveCompanyChange(trx, { field, revision: revision + 1, changedAt, changedBy });
    const draft = await followPublicChange(context, trx, companyRecord, { field, value });
    const live = await requireCompanyFields(trx);
    await recordFileUses(trx, { ...companyRecord, title: live.brand, draft, live });
    await recordChange(context, trx, {
      action: 'company.change',
      subject: { kind: 'company', id: field },
      before: { [field]: present.value },
      after: { [field]: value },
    });
    return accept(await readCompanyField(trx, field));
  });
}

function parseField(field: CompanyField, value: unknown): Result<string | string[], string> {
  const parsed = z.safeParse(companyFieldInput(field), { value });
  if (parsed.success) return accept(parsed.data.value);
  return refuse(parsed.error.issues[0]?.message ?? 'invalid_type');
}

/**
 * Writes the fields of the company that differ, by the rules by which the settings change one. Each
 * has a new revision, so that settings that show the earlier value cannot overwrite it.
 */
export async function writeCompany(
  trx: Queryable,
  { values, at, by }: PublishedRecord,
): Promise<Result<null, FieldRefusal>> {
  const fields = Object.keys(companyFields).filter(isCompanyField);
  const company = await requireCompanyFields(trx);
  // A version or an archive from before a setting lacks it.
  const given: ContentValues = { ...company, ...values };
  const parsed = fields.map((field) => ({ field, of: parseField(field, given[field]) }));
  for (const { field, of } of parsed) {
    if (!of.ok) return refuse({ field, code: of.refusal });
    const isNew = !isDeepStrictEqual(company[field], of.value);
    if (isNew && (await namesNoPicture(trx, field, of.value)))
      return refuse({ field, code: 'invalid_picture' });
  }
  const changes = new Map((await listCompanyChanges(trx)).map((change) => [change.field, change]));
  for (const { field, of } of parsed) {
    if (!of.ok || isDeepStrictEqual(company[field], of.value)) continue;
    await saveCompanyField(trx, { field, value: of.value });
    const revision = (changes.get(field)?.revision ?? 0) + 1;
    await saveCompanyChange(trx, { field, revision, changedAt: at, changedBy: by });
  }
  return accept(null);
}

/** The company: one record, whose public row is the one that the settings change field by field. */
export const companyKind = defineKind({
  name: companyRecord.kind,
  fields: companyContentFields,
  titleField: 'brand',
  fixed: { ids: [companyRecord.id], seedOf: null },
  change: 'settings.change',
  read: async (db, id) => (id === companyRecord.id ? requireCompanyFields(db) : null),
  write: writeCompany,
  async remove() {
    throw new Error('The company never leaves the site');
  },
});
