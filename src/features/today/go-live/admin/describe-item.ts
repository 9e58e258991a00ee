import type { Translate } from '#i18n/texts.ts';
import type { GoLiveItem, SenderDns } from '../go-live.schema.ts';
import { type GoLiveKey, goLiveTexts } from '../go-live.texts.ts';

/** An item in words: what it is about, what is wrong, and what to type where. */
export type Described = { title: string; lead?: string; text: string; code?: string };

/** What to type: a setting of `.env`, a command on the server, or a record of DNS. */
const codes: Readonly<Record<string, string>> = {
  origin: 'ORIGIN=https://…',
  payments: 'STRIPE_SECRET_KEY=…',
  mail_server: 'SMTP_URL=smtps://…',
  portal: 'PORTAL_DEMO=off',
  limits: 'RATE_LIMITS=on',
  scanner: 'CLAMD=127.0.0.1:3310',
  files_store: 'FILES_S3_URL=https://…',
  backup: 'npm run backup',
  spf_everyone: '-all',
  dmarc_missing: 'v=DMARC1; p=quarantine',
  dmarc_watching: 'p=quarantine',
};

function isKey(key: string): key is GoLiveKey {
  return key in goLiveTexts.en;
}

/** Returns the name of an item; an unknown one is its id. */
export function itemTitle(id: string, t: Translate<GoLiveKey>, domain = ''): string {
  return isKey(id) ? t(id, { domain }) : id;
}

function textKeyOf({ id, state, value }: GoLiveItem): string {
  if (id === 'payments') return `payments_${value}`;
  if (id.startsWith('legal_')) return 'legal_do';
  if (id === 'mail_server' && value !== null) return `mail_server_${value}`;
  if (id !== 'backup') return `${id}_do`;
  if (state === 'unknown') return 'backup_unknown';
  return value === null ? 'backup_never' : 'backup_old';
}

/** Describes an item that is not set. `span` is the age of the last backup. */
export function describeItem(item: GoLiveItem, t: Translate<GoLiveKey>, span: string): Described {
  const { id, value } = item;
  const title = itemTitle(id, t);
  if (id.startsWith('company_')) return { title, lead: value ?? '', text: t('sample') };
  const key = textKeyOf(item);
  const text = isKey(key) ? t(key, { value: value ?? '', span }) : '';
  const code = codes[id];
  return { title, text, ...(code && { code }) };
}

/** Describes what DNS says of one protection of the domain. */
export function describeDns(
  { id, finding }: SenderDns['items'][number],
  domain: string,
  t: Translate<GoLiveKey>,
): Described {
  const key = finding === 'unanswered' ? finding : `${id}_${finding}`;
  const code = codes[key];
  const text = isKey(key) ? t(key, { domain }) : finding;
  return { title: itemTitle(id, t, domain), text, ...(code && { code }) };
}
