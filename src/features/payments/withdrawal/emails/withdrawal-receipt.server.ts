import { type MailSender, mailBuilder } from '#features/mail/mail-builder.server.ts';
import { capitalize } from '#i18n/capitalize.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { isTestProvider } from '#platform/payments/provider-name.ts';
import type { Order } from '../../orders/orders.repository.server.ts';
import { repeatableName } from '../withdrawal.ts';
import type { Withdrawal } from '../withdrawals.repository.server.ts';
import { withdrawalMailTexts } from './withdrawal-mail.texts.ts';

/**
 * Builds the confirmation of a withdrawal: its content, and the day and time of its receipt
 * (Directive 2011/83/EU, art. 11a). A name that could carry a message to a stranger is left out.
 */
export function withdrawalReceipt(
  order: Order,
  { name, email, language, statement, receivedAt }: Withdrawal,
  sender: MailSender,
): OutgoingMail {
  const { t, build, formatInstant, formatPrice } = mailBuilder(
    withdrawalMailTexts,
    language,
    sender,
  );
  const service = (language === 'pt' ? order.namePt : null) ?? order.name;
  const at = formatInstant(receivedAt);
  const { reference, amountCents: cents, currency } = order;
  return build({
    kind: 'withdrawal-received',
    ids: [order.id],
    to: email,
    subject: t('received_subject', { service, reference }),
    preheader: t('received_preheader', { at }),
    heading: t('received_heading'),
    lead: t('received_lead'),
    facts: [
      { label: t('mode'), lines: isTestProvider(order.provider) ? [t('test_mode')] : [] },
      { label: t('statement'), lines: [statement], isText: true },
      { label: t('name'), lines: [repeatableName(name)] },
      { label: t('at'), lines: [capitalize(at)] },
      { label: t('reference'), lines: [reference] },
      { label: t('service'), lines: [service] },
      { label: t('amount'), lines: [formatPrice({ cents, currency })] },
    ],
    reason: t('received_reason'),
    maxPerDay: 5,
  });
}
