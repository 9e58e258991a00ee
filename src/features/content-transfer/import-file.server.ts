import { accept, type Result, refuse } from '#core/result.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { compareFiles, placeFiles } from './archive/place-files.server.ts';
import type { ArchiveFiles } from './archive-files.ts';
import { type ImportOptions, importContent } from './import-content.server.ts';
import { readIncoming } from './read-incoming.server.ts';
import type { TransferReport } from './transfer.schema.ts';

type Source = { path: string; kinds: readonly ContentKind[]; library: ArchiveFiles };

/**
 * Imports the file at `path`: the files of its library, then the content that names them. Files that
 * are stored while the content is refused stay unused. Throws `UnreadableFile`.
 */
export async function importFile(
  context: Context,
  { path, kinds, library }: Source,
  options: ImportOptions,
): Promise<Result<TransferReport, { code: 'plan_changed'; report: TransferReport }>> {
  const incoming = await readIncoming(path, kinds, context.clock().toISOString());
  const { missing, unchanged } = await compareFiles(context, library, incoming.files ?? []);
  const refused = options.isDryRun ? [] : await placeFiles(context, library, path, missing);
  const outcome = await importContent(context, kinds, incoming, options);
  const files = { new: missing.length - refused.length, unchanged };
  if (!outcome.ok)
    return refuse({ code: 'plan_changed', report: { ...outcome.refusal.report, files } });
  const { findings } = outcome.value;
  return accept({ ...outcome.value, files, findings: [...findings, ...refused] });
}
