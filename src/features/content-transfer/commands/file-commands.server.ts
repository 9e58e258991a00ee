import { createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import { formatTable } from '#platform/owner/format-table.ts';
import { OwnerRefusal, type OwnerTable } from '#platform/owner/owner-command.ts';
import type { ArchiveFiles } from '../archive-files.ts';
import { findingTexts } from '../content-transfer.texts.ts';
import { exportContent } from '../export-content.server.ts';
import { problemText } from '../problem-text.ts';
import { importHere } from '../running/import-here.server.ts';
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

/** Throws a refusal with the reason where a file cannot be opened. */
async function requireFile(path: string): Promise<void> {
  try {
    const file = await open(path);
    const isFile = (await file.stat()).isFile();
    await file.close();
    if (isFile) return;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OwnerRefusal(`${path} cannot be read (${code}).`);
  }
  throw new OwnerRefusal(`${path} cannot be read (EISDIR).`);
}

type Import = {
  file: string;
  library: ArchiveFiles;
  isDryRun: boolean;
  onlyNew: boolean;
  /** Where the content was, for a file that does not say. */
  oldSite: string;
};

/** Imports a file. Where records are refused the others are imported and the command fails. */
export async function importCommand(
  context: Context,
  kinds: readonly ContentKind[],
  { file, library, isDryRun, onlyNew, oldSite }: Import,
): Promise<OwnerTable> {
  await requireFile(file);
  const done = await importHere(
    context,
    { kinds, library },
    { path: file, isDryRun, onlyNew, oldSite },
  );
  if (!done.ok) throw new OwnerRefusal(`${done.refusal.title}.`);
  const table = toTable(done.value);
  const { refused = 0 } = done.value.counts;
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
