import { readSettings } from '#platform/env.server.ts';
import { readRestoreArgs } from './read-backup-args.ts';
import { restoreBackup } from './restore-backup.server.ts';
import { runCommand } from './run-command.server.ts';

await runCommand(async () => {
  const file = readRestoreArgs(process.argv.slice(2));
  const kept = await restoreBackup(file, readSettings(), new Date());
  const before = kept === null ? 'There was no database before.' : `What was there is in ${kept}.`;
  return `Restored and checked: ${file}. ${before} Start the server.`;
});
