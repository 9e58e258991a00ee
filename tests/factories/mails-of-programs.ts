import {
  answer,
  parts,
  plain,
  rawMail,
  type Sample,
  sentId,
  token,
  toPlus,
  toUs,
} from './raw-mail.ts';

const dsn = (status: string, ...returned: string[]) =>
  parts(
    plain('Your message could not be delivered.'),
    `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\n${status}`,
    ...returned,
  );
const report = 'multipart/report; report-type=delivery-status; boundary=b1';
const failed =
  'Final-Recipient: rfc822; noor@tessera.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 No such\n user here';
const original = `Content-Type: message/rfc822\n\nMessage-ID: <${sentId}>\nSubject: Re: x\n\nText`;
const daemon = 'Mail Delivery System <MAILER-DAEMON@mx.example>';

/** Mails of programs: reports, out-of-office answers, lists, and our own mails that come back. */
export const mailsOfPrograms: Sample[] = [
  {
    title: 'Postfix: no such user',
    raw: rawMail({ from: daemon, type: report, body: dsn(failed, original) }),
    kind: 'bounce',
    action: 'failed',
  },
  {
    title: 'Postfix: delayed',
    raw: rawMail({
      from: daemon,
      type: report,
      body: dsn(failed.replace('failed', 'delayed'), original),
    }),
    kind: 'bounce',
    action: 'delayed',
  },
  {
    title: 'Exchange: headers alone',
    raw: rawMail({
      from: 'postmaster@outlook.example',
      type: report,
      body: dsn(failed, `Content-Type: text/rfc822-headers\n\nMessage-ID: <${sentId}>`),
    }),
    kind: 'bounce',
    action: 'failed',
  },
  {
    title: 'Gmail: named by References',
    raw: rawMail({
      from: 'mailer-daemon@googlemail.example',
      headers: [`In-Reply-To: <${sentId}>`],
      type: report,
      body: dsn(failed),
    }),
    kind: 'bounce',
    action: 'failed',
  },
  {
    title: 'qmail: text alone',
    raw: rawMail({
      from: 'MAILER-DAEMON@qmail.example',
      body: `Hi. This is the qmail-send program.\nI'm afraid I wasn't able to deliver your message.\n\n--- Below this line is a copy of the message.\n\nMessage-ID: <${sentId}>\nSubject: x`,
    }),
    kind: 'bounce',
    action: 'failed',
  },
  {
    title: 'delivered, as was asked',
    raw: rawMail({
      from: daemon,
      type: report,
      body: dsn(failed.replace('failed', 'delivered'), original),
    }),
    kind: 'bounce',
    action: 'other',
  },
  {
    title: 'out of office, by the standard',
    raw: rawMail({
      subject: 'Automatic reply',
      headers: ['Auto-Submitted: auto-replied'],
      body: 'I am away.',
    }),
    kind: 'automatic',
    said: 'I am away.',
  },
  {
    title: 'out of office, old',
    raw: rawMail({ headers: ['X-Autoreply: yes'], body: 'Away.' }),
    kind: 'automatic',
  },
  {
    title: 'out of office to the address of a conversation',
    raw: rawMail({ to: toPlus, headers: ['Precedence: auto_reply'], body: 'Away.' }),
    kind: 'automatic',
    tokens: [token],
  },
  {
    title: 'a newsletter',
    raw: rawMail({ headers: ['List-Unsubscribe: <mailto:x@list.example>'], body: 'News' }),
    kind: 'automatic',
  },
  {
    title: 'a mailing list',
    raw: rawMail({ headers: ['List-Id: <l.list.example>', 'Precedence: list'], body: 'News' }),
    kind: 'automatic',
  },
  {
    title: 'bulk',
    raw: rawMail({ headers: ['Precedence: bulk'], body: 'News' }),
    kind: 'automatic',
  },
  {
    title: 'a sender to whom nothing can be sent',
    raw: rawMail({ headers: ['Return-Path: <>'], body: 'Vacation' }),
    kind: 'automatic',
  },
  {
    title: 'no-reply',
    raw: rawMail({ from: 'Shop <no-reply@shop.example>', body: 'Your order' }),
    kind: 'automatic',
  },
  { title: 'from our own address', raw: rawMail({ from: toUs, body: answer }), kind: 'own' },
  {
    title: 'from the company',
    raw: rawMail({ from: 'OLA@entrada.example', body: answer }),
    kind: 'own',
  },
  {
    title: 'from the address of a conversation',
    raw: rawMail({ from: toPlus, body: answer }),
    kind: 'own',
  },
  {
    title: 'a mail of ours that came back',
    raw: rawMail({ id: sentId, body: answer }),
    kind: 'own',
  },
  {
    title: 'no sender',
    raw: `Subject: x\r\nMessage-ID: <x2@t.example>\r\n\r\n${answer}`,
    kind: 'nobody',
  },
  {
    title: 'a sender that is no address',
    raw: rawMail({ from: 'Somebody', body: answer }),
    kind: 'nobody',
  },
  { title: 'no mail at all', raw: '\u0000\u0001\u0002 not a mail', kind: 'nobody' },
];
