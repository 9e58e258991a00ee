import { attached, html, mixed, parts, plain, rawMail } from './raw-mail.ts';

/** The mail that asked: where its answers go, and what it is called. */
export type Asked = { to: string; messageId: string; subject: string };

/**
 * A real-shaped answer to a mail that asks to approve, and what becomes of it: the decision; a message whose
 * sender is asked once to press; a message alone; or nothing.
 */
export type ApprovalMail = {
  title: string;
  becomes: 'approved' | 'asked' | 'message' | 'bounce' | 'ignored';
  raw: (asked: Asked) => string;
};

const original = 'To approve it, you can also reply with the word “approved”.';
const quotedOriginal = `> We need one thing from you.\n>\n> Articles of the company\n> Please look at it.\n> ${original}`;
const gmail = `On Mon, 23 Nov 2026 at 08:30, Entrada <ola@entrada.example> wrote:\n\n${quotedOriginal}`;
const gmailPt = `Entrada <ola@entrada.example> escreveu (segunda, 23/11/2026\nà(s) 08:30):\n\n${quotedOriginal}`;
const apple = `> On 23 Nov 2026, at 08:30, Entrada <ola@entrada.example> wrote:\n> \n${quotedOriginal}`;
const applePt = `Em 23/11/2026, às 08:30, Entrada <ola@entrada.example> escreveu:\n\n${quotedOriginal}`;
const outlook = `________________________________\nFrom: Entrada <ola@entrada.example>\nSent: Monday, 23 November 2026 08:30\nTo: Noor El-Amin <noor@tessera.example>\nSubject: Articles of the company (Entrada)\n\nWe need one thing from you.\n${original}`;
const outlookPt = `________________________________\nDe: Entrada <ola@entrada.example>\nEnviado: segunda-feira, 23 de novembro de 2026 08:30\nPara: Noor El-Amin <noor@tessera.example>\nAssunto: Articles of the company (Entrada)\n\nPrecisamos de uma coisa sua.\nPara aprovar, também pode responder com a palavra «aprovo».`;

type Given = { headers?: string[]; from?: string; type?: string; subject?: string };

/** An answer as a program sends it, with the headers by which it threads. */
const answer =
  (body: string, { headers = [], ...given }: Given = {}) =>
  ({ to, messageId, subject }: Asked) =>
    rawMail({
      to: `Entrada <${to}>`,
      subject: `Re: ${subject}`,
      ...given,
      headers: [`In-Reply-To: <${messageId}>`, `References: <${messageId}>`, ...headers],
      body,
    });

const gmailHtml = (text: string) =>
  html(
    `<div dir="ltr">${text}</div><br><div class="gmail_quote"><div class="gmail_attr">On Mon, 23 Nov 2026 at 08:30, Entrada &lt;ola@entrada.example&gt; wrote:<br></div><blockquote class="gmail_quote">We need one thing from you.<br>${original}</blockquote></div>`,
  );

const yes = (title: string, body: string, given: Given = {}): ApprovalMail => ({
  title,
  becomes: 'approved',
  raw: answer(body, given),
});
const person = (title: string, body: string, given: Given = {}): ApprovalMail => ({
  title,
  becomes: 'asked',
  raw: answer(body, given),
});
const program = (title: string, body: string, headers: string[], given: Given = {}) =>
  ({ title, becomes: 'message', raw: answer(body, { ...given, headers }) }) satisfies ApprovalMail;

export const approvalMails: ApprovalMail[] = [
  // Plain yeses, as programs write them.
  yes('one word', 'Approved'),
  yes('one word of Portuguese', 'Aprovo'),
  yes('the words of the rule', 'Yes, approved'),
  yes('Gmail', `Yes, approved. Thank you!\n\n${gmail}`),
  yes('Gmail in Portuguese', `Sim, aprovo. Obrigada!\n\n${gmailPt}`),
  yes('Apple Mail on a phone', `Approved\n\nSent from my iPhone\n\n${apple}`),
  yes('Apple Mail in Portuguese', `Aprovo.\n\nEnviado do meu iPhone\n\n${applePt}`),
  yes('Outlook', `Hi Rita,\n\nApproved.\n\nKind regards,\nNoor\n\n${outlook}`),
  yes(
    'Outlook in Portuguese',
    `Bom dia,\n\nEstá aprovado.\n\nCom os melhores cumprimentos,\nNoor El-Amin\n\n${outlookPt}`,
  ),
  yes('Outlook on a phone', `Approved\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n${outlook}`),
  yes(
    'a long signature',
    `Approved.\n\nBest regards,\n\nNoor El-Amin\nManaging Partner\nTessera, Lda\nRua Augusta 1, 1100-048 Lisboa\n+351 912 345 678\n\n${gmail}`,
  ),
  yes('a signature below dashes', `I approve the document.\n\n-- \nNoor El-Amin\nTessera`),
  yes('HTML alone', `<div>Approved</div>`, { type: 'text/html; charset=utf-8' }),
  yes('Gmail in both forms', parts(plain(`Aprovado!\n\n${gmailPt}`), gmailHtml('Aprovado!')), {
    type: 'multipart/alternative; boundary=b1',
  }),
  yes(
    'a picture in the signature',
    parts(plain('Approved\n\nNoor'), attached('logo.png', 'image/png', 'PNG')),
    { type: mixed },
  ),
  yes('another case of the address', 'Aprovo', { from: 'Noor <NOOR@Tessera.example>' }),
  yes('signed as ours by our server', 'Approved', {
    headers: ['Authentication-Results: mx; dmarc=pass'],
  }),

  // Words that are no plain yes.
  person('not approved', `Not approved.\n\n${gmail}`),
  person('not approved, in Portuguese', `Não aprovo.\n\n${gmailPt}`),
  person('without the accent', 'nao aprovo'),
  person('a question', `Approve? I have a question.\n\n${gmail}`),
  person('a question in Portuguese', `Aprovo? Tenho uma dúvida.\n\n${gmailPt}`),
  person('is it approved?', 'Is it approved already?'),
  person('a condition', 'Approved, if the price stays.'),
  person('a condition in Portuguese', 'Aprovo, se o preço se mantiver.'),
  person('but', `Approved, but please change my address.\n\n${outlook}`),
  person('but in Portuguese', `Aprovo, mas mudem a morada.\n\n${outlookPt}`),
  person('an exception', 'Approved except clause 4.'),
  person('later', 'I will approve it tomorrow.'),
  person('later, in Portuguese', 'Vou aprovar amanhã.'),
  person('never', 'I never approved that.'),
  person('by somebody else', 'My lawyer approved it, I have to read it.'),
  person('something else was approved', 'The bank approved my loan!'),
  person('something else, in Portuguese', 'O banco aprovou o crédito!'),
  person('a yes without the word', 'Yes, please.'),
  person('a yes without the word, in Portuguese', 'Sim, pode ser.'),
  person('thanks', `Thank you, I will look at it.\n\n${gmail}`),
  person('the opposite word', 'Disapproved'),
  person('a version that is named', 'I approve version 1.'),
  person(
    'changed in the postscript',
    `Approved.\n\nRegards,\nNoor\n\nPS: please correct my name\n\n${gmail}`,
  ),
  person('taken back below the name', 'Approved.\n\nNoor\n\nNo, wait until Friday.'),
  person('the word only in what is quoted', `I will read it tonight.\n\n${gmail}`),
  person('the word only in what is quoted, by Outlook', `Vou ler.\n\n${outlookPt}`),
  person('nothing but what is quoted', gmail),
  person('nothing but what is quoted, by Apple', apple),
  person(
    'answered line by line',
    `> ${original}\nHow do I do that?\n\n> Please look at it.\nI did.`,
  ),
  person('the word in quotes', '“Approved” is what I should write?'),
  person(
    'passed on',
    `See below.\n\n---------- Forwarded message ---------\nFrom: Ana <ana@x.example>\nSubject: Yes\n\nApproved`,
  ),
  person(
    'a long letter',
    `Dear Rita,\n\nI have read all of it. ${'It is a good document in many ways. '.repeat(20)}\n\nApproved.\n\nNoor`,
  ),
  person(
    'changes in a file',
    parts(plain('Approved'), attached('changes.pdf', 'application/pdf', '%PDF-1.7\nChanges')),
    { type: mixed },
  ),
  person('an empty mail', ''),
  person('a subject alone', '', { subject: 'Approved' }),
  person('another language', 'Genehmigt'),
  person('hidden in HTML', '<p>I have to think.</p><p style="display:none">Approved</p>', {
    type: 'text/html; charset=utf-8',
  }),

  // From somebody else, or as if.
  person('from another address', 'Approved', { from: 'Ana <ana@tessera.example>' }),
  person('from an address that looks like theirs', 'Approved', {
    from: '"noor@tessera.example" <noor@tessera.example.evil>',
  }),
  person('forged, as our server says', 'Approved', {
    headers: [
      'Authentication-Results: mx.entrada.example; spf=fail; dmarc=fail header.from=tessera.example',
    ],
  }),

  // Programs.
  program('out of office', 'I am away. Approved requests are handled on my return.', [
    'Auto-Submitted: auto-replied',
  ]),
  program('out of office that says the word', 'Approved', ['Auto-Submitted: auto-replied']),
  program('Outlook out of office', 'Aprovo', [
    'X-Auto-Response-Suppress: All',
    'Auto-Submitted: auto-generated',
  ]),
  program('a vacation program of old', 'Approved', ['Precedence: bulk']),
  program('a program that answers', 'Approved', ['X-Autoreply: yes']),
  program('a list', 'Approved', ['List-Id: <all.tessera.example>', 'Precedence: list']),
  program('a ticket system', 'Approved', [
    'Auto-Submitted: auto-generated',
    'X-Autorespond: ticket',
  ]),
  program('a robot’s address', 'Approved', [], { from: 'Tessera <noreply@tessera.example>' }),
  {
    title: 'a report that it could not be delivered',
    becomes: 'bounce',
    raw: ({ to, messageId }) =>
      rawMail({
        from: 'Mail Delivery System <mailer-daemon@tessera.example>',
        to,
        subject: 'Undelivered Mail Returned to Sender',
        type: 'multipart/report; report-type=delivery-status; boundary=b1',
        body: parts(
          plain('Approved recipients only.'),
          'Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; noor@tessera.example\nAction: failed\nStatus: 5.1.1',
          `Content-Type: text/rfc822-headers\n\nMessage-ID: <${messageId}>`,
        ),
      }),
  },
  {
    title: 'our own mail that comes back',
    becomes: 'ignored',
    raw: ({ to }) => rawMail({ from: 'Entrada <ola@entrada.example>', to, body: 'Approved' }),
  },
  {
    title: 'a loop through our own address',
    becomes: 'ignored',
    raw: ({ to }) => rawMail({ from: to, to, body: 'Approved' }),
  },
];
