import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import { formatTable } from '#platform/owner/format-table.ts';
import { OwnerRefusal, type OwnerTable } from '#platform/owner/owner-command.ts';
import type { ArchiveFiles } from '../archive-files.ts';
import { fileRefusalText, findingTexts } from '../content-transfer.texts.ts';
import { exportContent } from '../export-content.server.ts';
import { importFile } from '../import-file.server.ts';
import { UnreadableFile } from '../incoming.ts';
import { problemText } from '../problem-text.ts';
import { type ReportedRecord, type TransferReport, transferOutcomes } from '../transfer.schema.ts';

function reasonOf({ problems, fields }: ReportedRecord): string {
  const texts = problems.map((problem) => {
    const text = problemText('en', problem);
    return problem.field === '' ? text : `${problem.field}: ${text}`;
  });
  return [...texts, ...(texts.length === 0 ? [fields.join(', ')] : [])].join('; ');
}

function toTable({ records, findings, redirects, files, counts }: TransferReport): OwnerTable {
  const total = transferOutcomes.map((outcome) => `${counts[outcome] ?? 0} ${outcome}`).join(', ');
  return {
    columns: ['', 'kind', 'title', 'place', 'detail'],
    rows: [
      ...records.map((one) => [one.outcome, one.kind, one.title, one.where, reasonOf(one)]),
      ...findings.map(({ where, code, detail }) => {
        const text = translate(findingTexts, 'en', code);
        return ['note', '', '', where, detail ? `${text}: ${detail}` : text];
      }),
      ['total', '', '', '', total],
      ['redirects', '', '', '', `${redirects.new} new, ${redirects.unchanged} unchanged`],
      ['files', '', '', '', `${files.new} new, ${files.unchanged} unchanged`],
    ],
    empty: '',
  };
}

/** Runs an import; a file that cannot be read is a refusal that says why. */
async function reading<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadableFile)
      throw new OwnerRefusal(`${fileRefusalText('en', error.refusal)}.`);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new OwnerRefusal(`${path} cannot be read (${code}).`);
    throw error;
  }
}

type Import = { file: string; library: ArchiveFiles; isDryRun: boolean; onlyNew: boolean };

/** Imports a file. Where records are refused the others are imported and the command fails. */
export async function importCommand(
  context: Context,
  kinds: readonly ContentKind[],
  { file, library, isDryRun, onlyNew }: Import,
): Promise<OwnerTable> {
  const source = { path: file, kinds, library };
  const outcome = await reading(file, () =>
    importFile(context, source, { isDryRun, onlyNew, plan: null }),
  );
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const table = toTable(outcome.value);
  const { refused = 0 } = outcome.value.counts;
  if (refused === 0 || isDryRun) return table;
  throw new OwnerRefusal(`${formatTable(table)}\n\n${refused} were refused, the others imported.`);
}

/** Writes an archive to a file that does not exist yet; a failure leaves none. */
export async function exportCommand(
  context: Context,
  kinds: readonly ContentKind[],
  { file, files }: { file: string; files: ArchiveFiles },
): Promise<string> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new OwnerRefusal(`${file} exists already.`);
  const part = `${file}.part`;
  try {
    const archive = await exportContent(context, kinds, files);
    await pipeline(archive, createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return `The content is in ${file}.`;
}
