import { sampleCompany } from '#database/seed/company.ts';
import { requireCompany, sampleFieldsOf } from '#features/company/company.server.ts';
import { listUnsetSentences } from '#features/legal/legal.server.ts';
import type { ApiSetup } from '#platform/context/mount-features.server.ts';
import { readLastBackup } from '#platform/last-backup.server.ts';
import { isTestProvider, stripeNameOf } from '#platform/payments/provider-name.ts';
import type { StaffContext } from '#platform/permissions/guarded.server.ts';
import type { GoLiveItem } from './go-live.schema.ts';
import { type GoLiveFacts, listGoLive } from './go-live.ts';
import { findLastTestMail } from './test-mail.repository.server.ts';
import { readUnfinishedContent } from './unfinished-content.repository.server.ts';

type Settings = ApiSetup['settings'];

function paymentsOf({ stripe }: Settings): GoLiveFacts['payments'] {
  if (stripe === null) return 'sandbox';
  return isTestProvider(stripeNameOf(stripe)) ? 'test_keys' : 'live';
}

async function companyFacts({ database }: StaffContext): Promise<GoLiveFacts['company']> {
  const samples = new Set<string>(sampleFieldsOf(await database.read(requireCompany)));
  return Object.fromEntries(
    Object.entries(sampleCompany).map(([field, value]) => [
      field,
      samples.has(field) ? [value].flat().join(', ') : null,
    ]),
  );
}

/** Returns what is to be done before the site is public, done or not. `mailFails`: no mail gets out now. */
export async function showGoLive(
  context: StaffContext,
  settings: Settings,
  mailFails: boolean,
): Promise<{ items: GoLiveItem[]; lastBackup: string | null }> {
  const { database, clock, origin } = context;
  const lastBackup = readLastBackup(settings.dataDir);
  const { samples, claims, writtenSentences, filingsChecked, footer, videoNowhere } =
    await database.read(readUnfinishedContent);
  const items = listGoLive({
    now: clock(),
    origin,
    company: await companyFacts(context),
    hasLook: (await database.read(requireCompany)).look !== undefined,
    samples,
    claims,
    filingsChecked,
    footer,
    videoNowhere,
    payments: paymentsOf(settings),
    hasMailServer: settings.smtpUrl !== null,
    mailFails,
    portalDemo: settings.portalDemo,
    rateLimits: settings.rateLimits,
    hasVirusScanner: settings.clamd !== null,
    filesOnOneMachine: database.engine === 'postgres' && settings.filesS3Url === null,
    legal: listUnsetSentences(writtenSentences, { usesStripe: settings.stripe !== null }),
    lastBackup,
    backupsElsewhere: database.engine === 'postgres',
    lastTestMail: await database.read(findLastTestMail),
  });
  return { items, lastBackup };
}
