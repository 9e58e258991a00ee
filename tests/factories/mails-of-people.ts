import {
  answer,
  attached,
  html,
  mixed,
  parts,
  plain,
  rawMail,
  type Sample,
  token,
  toPlus,
} from './raw-mail.ts';

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
