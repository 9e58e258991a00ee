import { parts, plain, rawMail } from './raw-mail.ts';

/** The mail that comes back: its Message-ID, and to whom it went. */
type Lost = { id: string; to: string };

/** What a mail server or a provider sends about an issue, and how it counts; null for not at all. */
export type ReturnedMail = {
  title: string;
  raw: (lost: Lost, reportTo?: string) => string;
  counts: 'hard' | 'soft' | 'complaint' | null;
};

const report = 'multipart/report; report-type=delivery-status; boundary=b1';
const fields = (...lines: string[]) =>
  `Content-Type: message/delivery-status\n\n${lines.join('\n')}`;
const headersOf = ({ id, to }: Lost) =>
  `From: Entrada <ola@entrada.example>\nTo: ${to}\nSubject: The tax calendar\nMessage-ID: <${id}>`;
const whole = (lost: Lost) => `Content-Type: message/rfc822\n\n${headersOf(lost)}\n\nThree dates`;
const head = (lost: Lost) => `Content-Type: text/rfc822-headers\n\n${headersOf(lost)}`;

function dsn(from: string, build: (lost: Lost) => string[]): ReturnedMail['raw'] {
  return (lost, to = 'ola@entrada.example') =>
    rawMail({
      from,
      to,
      subject: 'Undelivered Mail Returned to Sender',
      headers: ['Auto-Submitted: auto-replied', 'Return-Path: <>'],
      type: report,
      body: parts(...build(lost)),
    });
}

const postfix = (from: string, ...said: string[]) =>
  dsn(from, (lost) => [
    plain(`This is the mail system at host mx.entrada.example.\n\n<${lost.to}>: ${said.at(-1)}`),
    fields(
      'Reporting-MTA: dns; mx.entrada.example',
      'X-Postfix-Queue-ID: 4bQ1Xz2c3Kz1r',
      'Arrival-Date: Mon, 23 Nov 2026 09:00:00 +0000 (WET)',
      '',
      `Final-Recipient: rfc822; ${lost.to}`,
      `Original-Recipient: rfc822;${lost.to}`,
      ...said,
    ),
    whole(lost),
  ]);

function complaint(type: string, returned: (lost: Lost) => string): ReturnedMail['raw'] {
  return (lost, to = 'ola@entrada.example') =>
    rawMail({
      from: 'Yahoo! Mail AntiSpam Feedback <feedback@arf.mail.yahoo.example>',
      to,
      subject: 'FW: The tax calendar',
      type: 'multipart/report; report-type=feedback-report; boundary=b1',
      body: parts(
        plain('This is an email abuse report for an email message.'),
        `Content-Type: message/feedback-report\n\nFeedback-Type: ${type}\nUser-Agent: Yahoo!-Mail-Feedback/2.0\nVersion: 0.1\nOriginal-Mail-From: <ola@entrada.example>\nOriginal-Rcpt-To: redacted@yahoo.example\nReported-Domain: entrada.example`,
        returned(lost),
      ),
    });
}

/** A report without fields, as old servers write it; the copy of the mail ends it. */
function inText(from: string, subject: string, build: (lost: Lost) => string): ReturnedMail['raw'] {
  return (lost, to = 'ola@entrada.example') =>
    rawMail({
      from,
      to,
      subject,
      headers: ['Return-Path: <>'],
      body: `${build(lost)}\n\nReturn-path: <ola@entrada.example>\n${headersOf(lost)}\n\nThree dates`,
    });
}

/** Reports in the words of the servers that write most of them. */
export const returnedMails: ReturnedMail[] = [
  {
    title: 'Postfix: no such user',
    raw: postfix(
      'MAILER-DAEMON@mx.entrada.example (Mail Delivery System)',
      'Action: failed',
      'Status: 5.1.1',
      'Remote-MTA: dns; mx.reader.example',
      'Diagnostic-Code: smtp; 550 5.1.1 <someone>: Recipient address rejected: User\n    unknown in virtual mailbox table',
    ),
    counts: 'hard',
  },
  {
    title: 'Postfix: delayed',
    raw: postfix(
      'MAILER-DAEMON@mx.entrada.example',
      'Action: delayed',
      'Status: 4.4.1',
      'Diagnostic-Code: X-Postfix; connect to mx.reader.example[192.0.2.5]:25: Connection timed out',
    ),
    counts: null,
  },
  {
    title: 'Postfix: given up after days',
    raw: postfix(
      'MAILER-DAEMON@mx.entrada.example',
      'Action: failed',
      'Status: 4.4.1',
      'Diagnostic-Code: X-Postfix; connect to mx.reader.example[192.0.2.5]:25: Connection timed out',
    ),
    counts: 'soft',
  },
  {
    title: 'Postfix: delivered, as was asked',
    raw: postfix(
      'MAILER-DAEMON@mx.entrada.example',
      'Action: relayed',
      'Status: 2.0.0',
      'Diagnostic-Code: smtp; 250 2.0.0 ok',
    ),
    counts: null,
  },
  {
    title: 'Exchange: recipient not found, the headers alone',
    raw: dsn('postmaster@outlook.example', (lost) => [
      `Content-Type: text/html; charset=utf-8\n\n<p>Your message to <b>${lost.to}</b> couldn't be delivered.</p>`,
      fields(
        'Reporting-MTA: dns;AM0PR01MB1234.eurprd01.prod.exchangelabs.example',
        'Received-From-MTA: dns;mx.entrada.example',
        '',
        `Final-Recipient: rfc822;${lost.to}`,
        'Action: failed',
        'Status: 5.1.10',
        'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      ),
      head(lost),
    ]),
    counts: 'hard',
  },
  {
    title: 'Exchange: blocked by policy',
    raw: dsn('postmaster@outlook.example', (lost) => [
      plain('Your message was rejected by the recipient’s mail filter.'),
      fields(
        'Reporting-MTA: dns;AM0PR01MB1234.eurprd01.prod.exchangelabs.example',
        '',
        `Final-Recipient: rfc822;${lost.to}`,
        'Action: failed',
        'Status: 5.7.1',
        'Diagnostic-Code: smtp;550 5.7.1 Service unavailable, Client host [192.0.2.5] blocked',
      ),
      head(lost),
    ]),
    counts: 'soft',
  },
  {
    title: 'Gmail: the account does not exist',
    raw: dsn('Mail Delivery Subsystem <mailer-daemon@googlemail.example>', (lost) => [
      plain(
        `** Address not found **\n\nYour message wasn't delivered to ${lost.to} because the address couldn't be found.`,
      ),
      fields(
        'Reporting-MTA: dns; googlemail.example',
        '',
        `Final-Recipient: rfc822; ${lost.to}`,
        'Action: failed',
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.\n 550 5.1.1 For more information, go to https://support.example/ - gsmtp',
      ),
      whole(lost),
    ]),
    counts: 'hard',
  },
  {
    title: 'Gmail: over quota',
    raw: dsn('Mail Delivery Subsystem <mailer-daemon@googlemail.example>', (lost) => [
      plain('** Message blocked **\n\nThe recipient’s inbox is full.'),
      fields(
        'Reporting-MTA: dns; googlemail.example',
        '',
        `Final-Recipient: rfc822; ${lost.to}`,
        'Action: failed',
        'Status: 5.2.2',
        'Diagnostic-Code: smtp; 552-5.2.2 The recipient’s inbox is out of storage space. - gsmtp',
      ),
      whole(lost),
    ]),
    counts: 'soft',
  },
  {
    title: 'Exim: in the text, with the copy of the mail',
    raw: inText(
      'Mail Delivery System <Mailer-Daemon@exim.example>',
      'Mail delivery failed: returning message to sender',
      ({ to }) =>
        `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ${to}\n    host mx.reader.example [192.0.2.5]\n    SMTP error from remote mail server after RCPT TO:<${to}>:\n    550 5.1.1 <${to}>: Recipient address rejected: User unknown\n\n------ This is a copy of the message, including all the headers. ------`,
    ),
    counts: 'hard',
  },
  {
    title: 'Exim: a warning that it is late',
    raw: inText(
      'Mail Delivery System <Mailer-Daemon@exim.example>',
      'Warning: message 1aBcDe-0001Xy-Zz delayed 24 hours',
      ({ to }) =>
        `A message that you sent has not yet been delivered after more than 24 hours.\n\n  ${to}\n    Delay reason: 451 4.7.1 greylisted\n\nNo action is required on your part.`,
    ),
    counts: null,
  },
  {
    title: 'qmail: no mailbox here',
    raw: inText(
      'MAILER-DAEMON@qmail.example',
      'failure notice',
      ({ to }) =>
        `Hi. This is the qmail-send program at qmail.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<${to}>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.`,
    ),
    counts: 'hard',
  },
  {
    title: 'qmail: the mailbox is full',
    raw: inText(
      'MAILER-DAEMON@qmail.example',
      'failure notice',
      ({ to }) =>
        `Hi. This is the qmail-send program at qmail.example.\n\n<${to}>:\n192.0.2.5 failed after I sent the message.\nRemote host said: 552 5.2.2 Mailbox full\n\n--- Below this line is a copy of the message.`,
    ),
    counts: 'soft',
  },
  { title: 'Yahoo: a complaint', raw: complaint('abuse', whole), counts: 'complaint' },
  {
    title: 'Outlook: a complaint, the headers alone',
    raw: complaint('abuse', head),
    counts: 'complaint',
  },
  { title: 'a reader wants out', raw: complaint('opt-out', whole), counts: 'complaint' },
  { title: 'a provider says that it is no spam', raw: complaint('not-spam', whole), counts: null },
];
