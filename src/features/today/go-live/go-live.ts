import type { GoLiveItem } from './go-live.schema.ts';

/**
 * How many figures, people and words are still those of the sample company. `words`: the places of
 * which the owner has edited none, which may be true of her company all the same.
 */
export type SampleClaims = Readonly<
  Record<
    | 'home_offer'
    | 'home_costs'
    | 'home_steps'
    | 'setup_costs'
    | 'packages'
    | 'questions'
    | 'people'
    | 'words',
    number
  >
>;

/** What the list is made from. */
export type GoLiveFacts = {
  now: Date;
  origin: string;
  /** Each field of the company that has a sample, and its value while it still is the sample's. */
  company: Readonly<Record<string, string | null>>;
  /** Whether the owner has chosen a logo or colours. */
  hasLook: boolean;
  /** How many rows still have the text of their sample. */
  samples: Readonly<Record<'posts' | 'caseStudies' | 'testimonials', number>>;
  claims: SampleClaims;
  /** The day on which the owner has checked the filing days of home; empty if she has not. */
  filingsChecked: string;
  /** Whether the foot of the pages shows claims without the certificate behind them, and the sample's year. */
  footer: Readonly<Record<'unprovenClaims' | 'sampleYear', boolean>>;
  /** The booking rules say video, and have no address to meet at: clients are offered the phone alone. */
  videoNowhere: boolean;
  payments: 'sandbox' | 'test_keys' | 'live';
  hasMailServer: boolean;
  /** No mail has got out for ten minutes while some waited. */
  mailFails: boolean;
  portalDemo: boolean;
  rateLimits: boolean;
  hasVirusScanner: boolean;
  /** Files in a folder of this machine, while the database may serve several. */
  filesOnOneMachine: boolean;
  /** The names of the legal sentences that the owner has not written. */
  legal: readonly string[];
  lastBackup: string | null;
  /** Whether another program may back the database up: PostgreSQL has its own ones. */
  backupsElsewhere: boolean;
  lastTestMail: string | null;
};

const oldestBackup = 2 * 24 * 3_600_000;

function item(id: string, isSet: boolean, value: string | null = null): GoLiveItem {
  return { id, state: isSet ? 'set' : 'open', value };
}

function backupItem({ now, lastBackup, backupsElsewhere }: GoLiveFacts): GoLiveItem {
  if (lastBackup === null)
    return { id: 'backup', state: backupsElsewhere ? 'unknown' : 'open', value: null };
  const age = now.getTime() - Date.parse(lastBackup);
  return item('backup', age <= oldestBackup, lastBackup);
}

function mailServerItem({ hasMailServer, mailFails }: GoLiveFacts): GoLiveItem {
  return item(
    'mail_server',
    hasMailServer && !mailFails,
    hasMailServer && mailFails ? 'fails' : null,
  );
}

function claimItems({ words, ...claims }: SampleClaims): GoLiveItem[] {
  return [
    ...Object.entries(claims).map(([id, count]) => item(id, count === 0, String(count))),
    { id: 'words', state: words === 0 ? 'set' : 'unknown', value: String(words) },
  ];
}

/** Returns everything to be done before the site is public, done or not, in the order of the list. */
export function listGoLive(facts: GoLiveFacts): GoLiveItem[] {
  const { company, samples, origin, payments, legal, lastTestMail } = facts;
  const { posts, caseStudies, testimonials } = samples;
  return [
    ...Object.entries(company).map(([field, sample]) =>
      item(`company_${field}`, sample === null, sample),
    ),
    item('look', facts.hasLook),
    item('posts', posts === 0, String(posts)),
    item('case_studies', caseStudies === 0, String(caseStudies)),
    item('testimonials', testimonials === 0, String(testimonials)),
    ...claimItems(facts.claims),
    item('filing_days', facts.filingsChecked !== ''),
    item('compliance', !facts.footer.unprovenClaims),
    item('copyright_year', !facts.footer.sampleYear),
    item('video_link', !facts.videoNowhere),
    ...(legal.length === 0
      ? [item('legal', true)]
      : legal.map((name) => item(`legal_${name}`, false))),
    item('origin', origin.startsWith('https:'), origin),
    item('payments', payments === 'live', payments),
    mailServerItem(facts),
    item('test_mail', lastTestMail !== null && facts.hasMailServer, lastTestMail),
    backupItem(facts),
    item('portal', !facts.portalDemo),
    item('limits', facts.rateLimits),
    item('scanner', facts.hasVirusScanner),
    ...(facts.filesOnOneMachine ? [item('files_store', false)] : []),
  ];
}
