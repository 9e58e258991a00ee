import * as z from 'zod/mini';
import type { ContentValues } from '#features/content/content.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { type ArchivedFile, archivedFileSchema } from '../archive-files.ts';
import { checkValues } from '../check-values.server.ts';
import { type Finding, type Incoming, type IncomingRecord, UnreadableFile } from '../incoming.ts';
import {
  type ArchivedRecord,
  archivedRecordSchema,
  archivedRedirectSchema,
  archiveVersion,
  manifestSchema,
} from './archive.schema.ts';
import { openZip, type ZipEntries } from './zip-entries.server.ts';

// PostgreSQL's jsonb refuses lone surrogates.
async function readJson(zip: ZipEntries, name: string): Promise<unknown> {
  const text = await zip.readText(name);
  try {
    return JSON.parse(text, (_, value) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    );
  } catch (error) {
    throw new UnreadableFile('invalid_json', name, (error as Error).message);
  }
}

/** Parses the rows of a file; a row of the wrong shape is named by its number and field. */
async function readRows<Schema extends z.core.$ZodType>(
  zip: ZipEntries,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const rows = await readJson(zip, name);
  if (!Array.isArray(rows)) throw new UnreadableFile('invalid_shape', name);
  return rows.map((row, at) => {
    const parsed = z.safeParse(schema, row);
    if (parsed.success) return parsed.data;
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new UnreadableFile('invalid_shape', `${name}, ${at + 1}`, field);
  });
}

async function checkManifest(zip: ZipEntries): Promise<void> {
  if (!zip.names.includes('entrada.json'))
    throw new UnreadableFile('not_an_archive', 'entrada.json');
  const manifest = z.safeParse(manifestSchema, await readJson(zip, 'entrada.json'));
  if (!manifest.success) throw new UnreadableFile('not_an_archive', 'entrada.json');
  if (manifest.data.version > archiveVersion)
    throw new UnreadableFile('newer_archive', 'entrada.json', String(manifest.data.version));
}

function toIncoming(
  kind: ContentKind,
  record: ArchivedRecord,
  where: string,
): { record: IncomingRecord; unknown: string[]; unfit: number } {
  const checked = [record.live, record.draft].map((values) => values && checkValues(kind, values));
  const [live, draft] = checked.map((one) => one?.values ?? null) as (ContentValues | null)[];
  const problems = checked.flatMap((one) => one?.problems ?? []);
  if (!record.live && !record.draft) problems.push({ field: 'draft', code: 'required' });
  if (record.publishAt && !record.draft) problems.push({ field: 'publishAt', code: 'no_draft' });
  const { id, fieldTimes, wasPublic, publishAt } = record;
  const fitting = record.versions?.flatMap((version) => {
    const { values, problems: faults } = checkValues(kind, version.values);
    return faults.length === 0 ? [{ ...version, values }] : [];
  });
  return {
    record: {
      where,
      kind: kind.name,
      id,
      live: live ?? null,
      draft: draft ?? null,
      fieldTimes,
      wasPublic,
      publishAt,
      oldPaths: [],
      problems,
      ...(fitting && { versions: fitting }),
    },
    unknown: [...new Set(checked.flatMap((one) => one?.unknown ?? []))],
    unfit: (record.versions?.length ?? 0) - (fitting?.length ?? 0),
  };
}

/** Reads the list of files; those without their bytes are left out. */
async function readFiles(zip: ZipEntries, findings: Finding[]): Promise<ArchivedFile[]> {
  const listed = await readRows(zip, 'files.json', archivedFileSchema);
  const isThere = ({ id }: ArchivedFile) => zip.names.includes(`files/${id}`);
  for (const { name } of listed.filter((file) => !isThere(file)))
    findings.push({ where: name, code: 'file_left_out', detail: '' });
  return listed.filter(isThere);
}

/** Reads an archive of ours. Throws `UnreadableFile`, which names the file in it and the place. */
export async function readArchive(path: string, kinds: readonly ContentKind[]): Promise<Incoming> {
  const zip = await openZip(path);
  try {
    await checkManifest(zip);
    const incoming: Incoming = { format: 'archive', records: [], redirects: [], findings: [] };
    const isContent = (name: string) => /^content\/[^/]+\.json$/.test(name);
    const unknownKind = zip.names
      .filter(isContent)
      .find((name) => !kinds.some((kind) => name === `content/${kind.name}.json`));
    if (unknownKind) throw new UnreadableFile('unknown_kind', unknownKind);
    for (const kind of kinds) {
      const name = `content/${kind.name}.json`;
      if (!zip.names.includes(name)) continue;
      const rows = await readRows(zip, name, archivedRecordSchema);
      for (const [at, row] of rows.entries()) {
        const where = `${name}, ${at + 1}`;
        const { record, unknown, unfit } = toIncoming(kind, row, where);
        incoming.records.push(record);
        if (unfit > 0)
          incoming.findings.push({ where, code: 'version_left_out', detail: String(unfit) });
        for (const field of unknown)
          incoming.findings.push({ where, code: 'unknown_field', detail: field });
      }
    }
    if (zip.names.includes('redirects.json'))
      incoming.redirects = await readRows(zip, 'redirects.json', archivedRedirectSchema);
    if (zip.names.includes('files.json')) incoming.files = await readFiles(zip, incoming.findings);
    const whole = new Set(['entrada.json', 'redirects.json', 'files.json']);
    for (const { id } of incoming.files ?? []) whole.add(`files/${id}`);
    const known = (name: string) => isContent(name) || whole.has(name);
    for (const name of zip.names.filter((one) => !known(one)))
      incoming.findings.push({ where: name, code: 'file_left_out', detail: '' });
    return incoming;
  } finally {
    zip.close();
  }
}
