import { countSamples } from '#features/today/go-live/count-samples.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Settings } from '#platform/env.server.ts';
import type { Logger } from '#platform/logger.server.ts';
import { isTestProvider, stripeNameOf } from '#platform/payments/provider-name.ts';

type PublicSettings = Pick<Settings, 'origin' | 'stripe' | 'portalDemo' | 'smtpUrl'>;

/** Warns at each start of trial settings and sample content on a public site (an https `ORIGIN`). */
export async function warnBeforeGoLive(
  database: Database,
  { origin, stripe, portalDemo, smtpUrl }: PublicSettings,
  logger: Logger,
): Promise<void> {
  if (!origin.startsWith('https:')) return;
  const samples = await countSamples(database);
  if (Object.values(samples).some((count) => count > 0))
    logger.warn(samples, 'the site is public and shows sample content');
  if (stripe === null)
    logger.warn(
      'the site is public and takes cards in the sandbox: nobody is charged until STRIPE_SECRET_KEY and its two companions are set',
    );
  else if (isTestProvider(stripeNameOf(stripe)))
    logger.warn("the site is public and has Stripe's test keys: nobody is charged");
  if (portalDemo)
    logger.warn(
      'the site is public and shows everybody the sample client portal: PORTAL_DEMO=off ends that',
    );
  if (smtpUrl === null)
    logger.warn(
      'the site is public and sends no mail: each is written to DATA_DIR/mail until SMTP_URL is set',
    );
}
