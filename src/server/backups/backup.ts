import { backupFolder } from '#platform/backups/backup-files.ts';
import { readSettings } from '#platform/env.server.ts';
import { backUp } from './back-up.server.ts';
import { checkBackup } from './check-backup.server.ts';
import { readBackupArgs } from './read-backup-args.ts';
import { runCommand } from './run-command.server.ts';

const megabyte = 1_000_000;

await runCommand(async () => {
  const { to, check, retention } = readBackupArgs(process.argv.slice(2));
  const settings = readSettings();
  if (check !== null) {
    await checkBackup(check, settings, () => new Date());
    return `Read and sound: ${check}, with the files beside it.`;
  }
  const folder = to ?? backupFolder(settings.dataDir);
  const { file, bytes, removed, files } = await backUp(settings, folder, retention, new Date());
  const size = (bytes / megabyte).toFixed(1);
  const older = removed.length === 0 ? '' : ` Older ones removed: ${removed.join(', ')}.`;
  const copied = files === 0 ? '' : ` New files beside it: ${files}.`;
  const elsewhere = settings.filesS3Url
    ? ' The files are in the bucket of FILES_S3_URL, which is not copied.'
    : '';
  return `Backed up and checked: ${file} (${size} MB).${older}${copied}${elsewhere}`;
});
