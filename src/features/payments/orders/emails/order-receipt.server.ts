import { withPrefix } from '#core/site-address.ts';
import { renderMail } from '#features/mail/render-mail.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import type { OrderCharge } from '../charges.repository.server.ts';
import type { Order } from '../orders.repository.server.ts';
import { type MailSetting, messageIdOf, orderWords } from './order-words.server.ts';

const kind = 'order-receipt';

/**
 * The receipt of one charge, to the order's address. The first one says what happens next and where
 * to schedule a session; a renewal's says that there is nothing to do.
 */
export function orderReceipt(
  order: Order & { billingEmail: string },
  charge: OrderCharge,
  setting: MailSetting,
): OutgoingMail {
  const { company, origin } = setting;
  const { language, say, name, amount, moment, billingLines, modeLines } = orderWords(order);
  const isFirst = charge.paymentId === order.paymentId;
  const words = isFirst ? 'receipt' : 'renewal';
  const about = { name, reference: order.reference, amount: amount(charge.amountCents) };
  const bookingPath = withPrefix(language === 'pt' ? '/pt' : '', bookConsultationPath.href());
  const next = {
    label: say('next'),
    lines: [say('next_mail'), say('next_contact'), say('next_session')],
  };
  const facts = [
    { label: say('service'), lines: [name] },
    { label: say('amount'), lines: [about.amount] },
    { label: say('date'), lines: [moment(charge.paidAt)] },
    { label: say('status'), lines: [say('completed')] },
    { label: say('reference'), lines: [order.reference] },
    { label: say('mode'), lines: modeLines },
    { label: say('billing'), lines: billingLines },
    ...(isFirst ? [next] : []),
  ].filter(({ lines }) => lines.length > 0);
  const schedule = { label: say('schedule'), href: `${origin}${bookingPath}` };
  const rendered = renderMail(
    {
      language,
      preheader: say(`${words}_preheader`, about),
      heading: say(`${words}_heading`),
      lead: say(`${words}_lead`, { phone: company.phone }),
      facts,
      ...(isFirst ? { button: schedule } : {}),
      links: [],
      reason: say('receipt_reason'),
    },
    company,
  );
  return {
    kind,
    messageId: messageIdOf(kind, charge.paymentId, setting),
    to: order.billingEmail,
    replyTo: company.email,
    subject: say('receipt_subject', about),
    ...rendered,
    attachments: [],
  };
}
