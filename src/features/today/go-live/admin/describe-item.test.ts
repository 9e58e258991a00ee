import { expect, it } from 'vitest';
import { sampleCompany } from '#database/seed/company.ts';
import { languages } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import { type GoLiveKey, goLiveTexts } from '../go-live.texts.ts';
import { type GoLiveFacts, listGoLive } from '../go-live.ts';
import { judgeDkim, judgeDmarc, judgeSpf, type Records } from '../sender-records.ts';
import { describeDns, describeItem } from './describe-item.ts';

const nothingDone: GoLiveFacts = {
  now: new Date('2026-11-23T08:30:00.000Z'),
  origin: 'http://localhost:3000',
  company: Object.fromEntries(Object.keys(sampleCompany).map((field) => [field, 'x'])),
  hasLook: false,
  samples: { posts: 14, caseStudies: 6, testimonials: 5 },
  footer: { unprovenClaims: true, sampleYear: true },
  videoNowhere: true,
  claims: {
    home_offer: 1,
    home_costs: 1,
    home_steps: 1,
    setup_costs: 1,
    packages: 4,
    questions: 9,
    people: 5,
    words: 3,
  },
  filingsChecked: '',
  payments: 'sandbox',
  hasMailServer: false,
  mailFails: false,
  portalDemo: true,
  rateLimits: false,
  legal: ['vat', 'hosts', 'stripePayments', 'stripeCookies', 'isoCertificate'],
  hasVirusScanner: false,
  filesOnOneMachine: true,
  lastBackup: null,
  backupsElsewhere: false,
  lastTestMail: null,
};

const old = '2026-11-20T08:30:00.000Z';
const variants: Partial<GoLiveFacts>[] = [
  {},
  { payments: 'test_keys', lastBackup: old, legal: ['vat'] },
  { backupsElsewhere: true },
  { hasMailServer: true, mailFails: true },
];

it.each(languages)('every item says what it is about and what to do: %s', (language) => {
  const t = (key: GoLiveKey, params?: TextParams) => translate(goLiveTexts, language, key, params);
  for (const variant of variants)
    for (const item of listGoLive({ ...nothingDone, ...variant })) {
      const { title, text } = describeItem(item, t, '3 d');
      expect(title, item.id).not.toBe(item.id);
      expect(text, item.id).toMatch(/^[^{}]{12,}$/);
    }
  const none: Records = { kind: 'none', nameExists: false };
  const two: Records = { kind: 'found', texts: ['v=spf1', 'v=spf1', 'v=DMARC1', 'v=DMARC1'] };
  const open: Records = { kind: 'found', texts: ['v=spf1 +all', 'v=DMARC1; p=none'] };
  const away: Records = { kind: 'unanswered' };
  for (const records of [none, two, open, away])
    for (const item of [judgeSpf(records), judgeDmarc(records), judgeDkim(records, [])]) {
      const { title, text } = describeDns(item, 'entrada.example', t);
      expect(title).toContain('entrada.example');
      expect(text, item.finding).toMatch(/^[^{}]{12,}$/);
    }
});

it('is nothing to do once everything is set', () => {
  const done = listGoLive({
    ...nothingDone,
    origin: 'https://entrada.example',
    payments: 'live',
    hasMailServer: true,
    company: { brand: null },
    hasLook: true,
    samples: { posts: 0, caseStudies: 0, testimonials: 0 },
    claims: {
      home_offer: 0,
      home_costs: 0,
      home_steps: 0,
      setup_costs: 0,
      packages: 0,
      questions: 0,
      people: 0,
      words: 0,
    },
    portalDemo: false,
    rateLimits: true,
    legal: [],
    filingsChecked: '2026-11-20',
    lastBackup: '2026-11-22T03:30:00.000Z',
    hasVirusScanner: true,
    filesOnOneMachine: false,
    footer: { unprovenClaims: false, sampleYear: false },
    videoNowhere: false,
    lastTestMail: '2026-11-22T03:30:00.000Z',
  });
  expect(done.filter(({ state }) => state !== 'set')).toEqual([]);
});
