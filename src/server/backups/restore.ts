import { dirname } from 'node:path';
import { readSettings } from '#platform/env.server.ts';
import { filesFolder } from '#platform/files/files.server.ts';
import { restoreFiles } from './file-copies.server.ts';
import { readRestoreArgs } from './read-backup-args.ts';
import { restoreBackup } from './restore-backup.server.ts';
import { runCommand } from './run-command.server.ts';

await runCommand(async () => {
  const file = readRestoreArgs(process.argv.slice(2));
  const settings = readSettings();
  const kept = await restoreBackup(file, settings, new Date());
  const count = restoreFiles(dirname(file), filesFolder(settings.dataDir));
  const files = count === 0 ? '' : ` Files put back: ${count}.`;
  const before = kept === null ? 'There was no database before.' : `What was there is in ${kept}.`;
  return `Restored and checked: ${file}. ${before}${files} Start the server.`;
});
