import type { CompanySettings } from '#features/company/company-settings.ts';
import type { Connections } from '#features/settings/settings.schema.ts';
import type { Translate } from '#i18n/texts.ts';
import type { settingsTexts } from './settings.texts.ts';

type T = Translate<keyof (typeof settingsTexts)['en']>;

/** How many fields of the company still hold sample values. */
export function countSamples({ fields }: CompanySettings): number {
  return Object.values(fields).filter(({ isSample }) => isSample).length;
}

/** How many connections are not made that the site cannot do without. */
export function countMissing({ mail, payments }: Connections): number {
  return [!mail.hasServer, payments.provider !== 'stripe'].filter(Boolean).length;
}

/** The state of the settings in one or two sentences. */
export function settingsLead(t: T, connections: Connections, company: CompanySettings): string {
  const samples = countSamples(company);
  const isOnDisk = !connections.mail.hasServer;
  const isSandbox = connections.payments.provider === 'sandbox';
  const isTest = connections.payments.provider === 'stripe_test';
  const sentences = [
    samples === 1 ? t('sample') : samples > 1 ? t('samples', { count: samples }) : '',
    isOnDisk && isSandbox ? t('mailAndCards') : isOnDisk ? t('mail') : isSandbox ? t('cards') : '',
    isTest ? t('testKeys') : '',
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : t('fine');
}
