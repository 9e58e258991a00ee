import { sampleCaseStudies } from '#database/seed/case-studies.ts';
import { samplePosts } from '#database/seed/posts.ts';
import { sampleTestimonials } from '#database/seed/testimonials.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import type { Settings } from '#platform/env.server.ts';
import type { Logger } from '#platform/logger.server.ts';

type Text = { id: string; text: string };

/** Returns how many rows still have the text of their sample. */
function countUnchanged(rows: readonly Text[], samples: readonly Text[]): number {
  const texts = new Map(samples.map(({ id, text }) => [id, text]));
  return rows.filter(({ id, text }) => texts.get(id) === text).length;
}

async function countSamples(db: Queryable) {
  const posts = await db.selectFrom('blogPosts').select(['id', 'title as text']).execute();
  const studies = await db.selectFrom('caseStudies').select(['id', 'title as text']).execute();
  const testimonials = await db
    .selectFrom('testimonials')
    .select(['id', 'testimonial as text'])
    .execute();
  return {
    posts: countUnchanged(
      posts,
      samplePosts.map(({ id, title }) => ({ id, text: title })),
    ),
    caseStudies: countUnchanged(
      studies,
      sampleCaseStudies.map(({ id, title }) => ({ id, text: title })),
    ),
    testimonials: countUnchanged(
      testimonials,
      sampleTestimonials.map(({ id, testimonial }) => ({ id, text: testimonial })),
    ),
  };
}

type PublicSettings = Pick<Settings, 'origin' | 'stripe' | 'portalDemo' | 'smtpUrl'>;

/** Warns at each start of trial settings and sample content on a public site (an https `ORIGIN`). */
export async function warnBeforeGoLive(
  database: Database,
  { origin, stripe, portalDemo, smtpUrl }: PublicSettings,
  logger: Logger,
): Promise<void> {
  if (!origin.startsWith('https:')) return;
  const samples = await database.read(countSamples);
  if (Object.values(samples).some((count) => count > 0))
    logger.warn(samples, 'the site is public and shows sample content');
  if (stripe === null)
    logger.warn(
      'the site is public and takes cards in the sandbox: nobody is charged until STRIPE_SECRET_KEY and its two companions are set',
    );
  else if (!stripe.secretKey.includes('_live_'))
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
