import type { Sorted } from '#features/conversations/mail-in/sort-mail.ts';

/** Where mails arrive in the tests, and the secret of a conversation's address. */
export const ours = { mailIn: 'ola@mail.entrada.example', others: ['ola@entrada.example'] };
export const token = '0123456789abcdef0123456789abcdef';
const toUs = 'Entrada <ola@mail.entrada.example>';
const toPlus = `"Entrada" <ola+${token}@mail.entrada.example>`;
export const sentId = 'conversation-reply.4f6f1f7e-1111-4222-8333-123456789abc@entrada.example';

type Given = {
  from?: string;
  to?: string;
  subject?: string;
  id?: string;
  headers?: string[];
  type?: string;
  body: string;
};

/** Returns a raw message (RFC 822), with the line ends that it has on its way. */
export function rawMail({
  from = 'Noor El-Amin <noor@tessera.example>',
  to = toUs,
  subject = 'Re: We have your message',
  id = `${Math.random().toString(36).slice(2)}@tessera.example`,
  headers = [],
  type = 'text/plain; charset=utf-8',
  body,
}: Given): string {
  const lines = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Message-ID: <${id}>`];
  lines.push('Date: Mon, 23 Nov 2026 09:30:00 +0000', 'MIME-Version: 1.0', ...headers);
  lines.push(`Content-Type: ${type}`, '', body);
  return lines.join('\n').replace(/\r?\n/g, '\r\n');
}

/** Returns the body of a multipart message; each part is its headers, an empty line and its text. */
export const parts = (...all: string[]) =>
  `${all.map((part) => `--b1\n${part}\n`).join('')}--b1--\n`;
export const mixed = 'multipart/mixed; boundary=b1';

export const attached = (name: string, type: string, text: string) =>
  `Content-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(text, 'latin1').toString('base64')}`;
const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\n\n${text}`;
const html = (text: string) => `Content-Type: text/html; charset=utf-8\n\n${text}`;

type Sample = {
  title: string;
  raw: string;
  kind: Sorted['kind'];
  said?: string;
  /** Something that is folded away; empty for nothing. */
  quoted?: string;
  tokens?: string[];
  files?: string[];
  action?: string;
};

const answer = 'Yes, by March suits us.';
const gmail = `${answer}\n\nOn Mon, 23 Nov 2026 at 08:30, Entrada <ola@entrada.example> wrote:\n\n> Can you come in March?\n>\n> Rita Falcão\n`;

/** Mails of people, as their programs write them. */
export const mailsOfPeople: Sample[] = [
  {
    title: 'Gmail, plain',
    raw: rawMail({ body: gmail }),
    kind: 'person',
    said: answer,
    quoted: 'Can you come',
  },
  {
    title: 'Gmail in Portuguese, broken over two lines',
    raw: rawMail({
      body: `Sim, em março.\n\nEntrada <ola@entrada.example> escreveu (segunda, 23/11/2026\nà(s) 08:30):\n\n> Pode vir?`,
    }),
    kind: 'person',
    said: 'Sim, em março.',
    quoted: 'Pode vir?',
  },
  {
    title: 'Gmail in Portuguese, on one line',
    raw: rawMail({
      body: `Sim.\n\nNo dia segunda, 23/11/2026 às 08:30, Entrada <ola@entrada.example> escreveu:\n> Pode vir?`,
    }),
    kind: 'person',
    said: 'Sim.',
    quoted: 'Pode vir?',
  },
  {
    title: 'Apple Mail',
    raw: rawMail({
      body: `${answer}\n\nSent from my iPhone\n\n> On 23 Nov 2026, at 08:30, Entrada <ola@entrada.example> wrote:\n> \n> ﻿Can you come?`,
    }),
    kind: 'person',
    said: `${answer}\n\nSent from my iPhone`,
    quoted: 'Can you come?',
  },
  {
    title: 'Apple Mail in Portuguese',
    raw: rawMail({
      body: `Obrigado!\n\nEnviado do meu iPhone\n\nEm 23/11/2026, às 08:30, Entrada <ola@entrada.example> escreveu:\n\n> Pode vir?`,
    }),
    kind: 'person',
    said: 'Obrigado!\n\nEnviado do meu iPhone',
    quoted: 'Pode vir?',
  },
  {
    title: 'Outlook, desktop',
    raw: rawMail({
      body: `${answer}\n\nFrom: Entrada <ola@entrada.example>\nSent: Monday, November 23, 2026 8:30 AM\nTo: Noor <noor@tessera.example>\nSubject: Re: We have your message\n\nCan you come?`,
    }),
    kind: 'person',
    said: answer,
    quoted: 'Can you come?',
  },
  {
    title: 'Outlook in Portuguese, below a rule',
    raw: rawMail({
      body: `Sim.\n\n________________________________\nDe: Entrada <ola@entrada.example>\nEnviado: 23 de novembro de 2026 08:30\nPara: Noor\nAssunto: Re: Recebemos\n\nPode vir?`,
    }),
    kind: 'person',
    said: 'Sim.',
    quoted: 'Pode vir?',
  },
  {
    title: 'Outlook, old',
    raw: rawMail({ body: `${answer}\n\n-----Original Message-----\nFrom: Entrada\nCan you come?` }),
    kind: 'person',
    said: answer,
    quoted: 'Can you come?',
  },
  {
    title: 'Outlook in Portuguese, old',
    raw: rawMail({ body: `Sim.\n\n-----Mensagem original-----\nDe: Entrada\nPode vir?` }),
    kind: 'person',
    said: 'Sim.',
    quoted: 'Pode vir?',
  },
  {
    title: 'Thunderbird',
    raw: rawMail({
      body: `${answer}\n\nOn 23/11/2026 08:30, Entrada wrote:\n> Can you come?\n> -- \n> Entrada`,
    }),
    kind: 'person',
    said: answer,
    quoted: 'Can you come?',
  },
  {
    title: 'Thunderbird, the answer below the quotation',
    raw: rawMail({ body: `On 23/11/2026 08:30, Entrada wrote:\n> Can you come?\n\n${answer}` }),
    kind: 'person',
    said: `On 23/11/2026 08:30, Entrada wrote:\n> Can you come?\n\n${answer}`,
    quoted: '',
  },
  {
    title: 'answered line by line',
    raw: rawMail({ body: `> Can you come in March?\nYes.\n> With the deed?\nNo, later.` }),
    kind: 'person',
    said: '> Can you come in March?\nYes.\n> With the deed?\nNo, later.',
    quoted: '',
  },
  {
    title: 'a mail of its own',
    raw: rawMail({ subject: 'A shop in Lisbon', body: 'Hello, what do you need from me?' }),
    kind: 'person',
    said: 'Hello, what do you need from me?',
    quoted: '',
  },
  {
    title: 'someone who writes of what another wrote',
    raw: rawMail({ body: 'My landlord wrote:\nno shop here.\nWhat now?' }),
    kind: 'person',
    said: 'My landlord wrote:\nno shop here.\nWhat now?',
    quoted: '',
  },
  {
    title: 'a mail passed on',
    raw: rawMail({
      subject: 'Fwd: Invoice',
      body: '---------- Forwarded message ---------\nFrom: Bank <bank@bank.example>\nDate: Mon\nSubject: Invoice\nTo: Noor\n\nPay by Friday.',
    }),
    kind: 'person',
    quoted: '',
  },
  {
    title: 'to the address of a conversation',
    raw: rawMail({ to: toPlus, body: answer }),
    kind: 'person',
    said: answer,
    tokens: [token],
  },
  {
    title: 'in copy to the address of a conversation, in capitals',
    raw: rawMail({
      to: 'Bank <bank@bank.example>',
      headers: [`Cc: OLA+${token.toUpperCase()}@MAIL.ENTRADA.EXAMPLE`],
      body: answer,
    }),
    kind: 'person',
    tokens: [token],
  },
  {
    title: 'passed on by a server to the address of a conversation',
    raw: rawMail({ headers: [`Delivered-To: ola+${token}@mail.entrada.example`], body: answer }),
    kind: 'person',
    tokens: [token],
  },
  {
    title: 'to an address that only looks like ours',
    raw: rawMail({ to: `ola+${token}@mail.entrada.example.evil.example`, body: answer }),
    kind: 'person',
    tokens: [],
  },
  {
    title: 'HTML alone, Gmail',
    raw: rawMail({
      type: 'text/html; charset=utf-8',
      body: `<div dir="ltr">${answer}</div><br><div class="gmail_quote"><div>On Mon, 23 Nov 2026 at 08:30, Entrada &lt;<a href="mailto:ola@entrada.example">ola@entrada.example</a>&gt; wrote:<br></div><blockquote><div>Can you come?</div></blockquote></div>`,
    }),
    kind: 'person',
    said: answer,
    quoted: 'Can you come?',
  },
  {
    title: 'HTML alone, Outlook',
    raw: rawMail({
      type: 'text/html; charset=utf-8',
      body: `<html><head><style>p{color:red}</style></head><body><p>N&atilde;o posso &agrave;s 9&nbsp;h.</p><hr><p><b>De:</b> Entrada<br><b>Enviado:</b> 23 de novembro<br><b>Para:</b> Noor<br><b>Assunto:</b> Re: x</p><p>Pode vir?</p></body></html>`,
    }),
    kind: 'person',
    said: 'Não posso às 9 h.',
    quoted: 'Pode vir?',
  },
  {
    title: 'hostile HTML',
    raw: rawMail({
      type: 'text/html',
      body: `<p>Hi</p><script>steal()</script><img src=x onerror=steal()><svg onload=steal()><style>*{}</style><a href="javascript:steal()">press</a><!-- <b> -->`,
    }),
    kind: 'person',
    said: 'Hi\n\npress',
  },
  {
    title: 'plain text and HTML',
    raw: rawMail({
      type: 'multipart/alternative; boundary=b1',
      body: parts(plain(answer), html(`<p>${answer}</p>`)),
    }),
    kind: 'person',
    said: answer,
  },
  {
    title: 'an encoded subject and quoted-printable',
    raw: rawMail({
      subject: '=?UTF-8?Q?Abertura_da_loja_=E2=80=93_d=C3=BAvida?=',
      headers: ['Content-Transfer-Encoding: quoted-printable'],
      body: 'Ol=C3=A1, posso ir =\namanh=C3=A3?',
    }),
    kind: 'person',
    said: 'Olá, posso ir amanhã?',
  },
  {
    title: 'Latin-1 in Base64',
    raw: rawMail({
      type: 'text/plain; charset=iso-8859-1',
      headers: ['Content-Transfer-Encoding: base64'],
      body: Buffer.from('Não, obrigada.', 'latin1').toString('base64'),
    }),
    kind: 'person',
    said: 'Não, obrigada.',
  },
  {
    title: 'an unknown charset',
    raw: rawMail({ type: 'text/plain; charset=x-nothing', body: answer }),
    kind: 'person',
    said: answer,
  },
  {
    title: 'a PDF attached',
    raw: rawMail({
      type: mixed,
      body: parts(plain('Here it is.'), attached('deed.pdf', 'application/pdf', '%PDF-1.7\n')),
    }),
    kind: 'person',
    said: 'Here it is.',
    files: ['deed.pdf'],
  },
  {
    title: 'a file with an encoded name',
    raw: rawMail({
      type: mixed,
      body: parts(
        plain('Aqui.'),
        `Content-Type: application/pdf\nContent-Disposition: attachment; filename*=UTF-8''certid%C3%A3o.pdf\n\n%PDF-1.7`,
      ),
    }),
    kind: 'person',
    files: ['certidão.pdf'],
  },
  {
    title: 'a program attached',
    raw: rawMail({
      type: mixed,
      body: parts(
        plain('See the file.'),
        attached('invoice.pdf.exe', 'application/octet-stream', 'MZ\x90'),
      ),
    }),
    kind: 'person',
    said: 'See the file.',
    files: ['invoice.pdf.exe'],
  },
  {
    title: 'nothing but a picture',
    raw: rawMail({ type: mixed, body: parts(attached('photo.jpg', 'image/jpeg', '\xff\xd8\xff')) }),
    kind: 'person',
    said: '',
    files: ['photo.jpg'],
  },
  {
    title: 'a mail attached',
    raw: rawMail({
      type: mixed,
      body: parts(
        plain('As they wrote.'),
        'Content-Type: message/rfc822\n\nFrom: bank@bank.example\nSubject: x\n\nPay.',
      ),
    }),
    kind: 'person',
    said: 'As they wrote.',
    files: ['attachment-1.eml'],
  },
  {
    title: 'an unclosed multipart',
    raw: rawMail({ type: mixed, body: `--b1\n${plain(answer)}\n` }),
    kind: 'person',
    said: answer,
  },
  {
    title: 'no subject and no date',
    raw: `From: noor@tessera.example\r\nMessage-ID: <x1@t.example>\r\n\r\n${answer}`,
    kind: 'person',
    said: answer,
  },
  {
    title: 'a sender who asks for no automatic answers, and is a person',
    raw: rawMail({
      headers: ['Auto-Submitted: no', 'X-Auto-Response-Suppress: All', 'Precedence: first-class'],
      body: answer,
    }),
    kind: 'person',
  },
];

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
