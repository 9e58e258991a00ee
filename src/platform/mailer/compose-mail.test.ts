import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { composeMail, oneLine } from './compose-mail.server.ts';

const picture = { cid: 'band', filename: 'b.png', contentType: 'image/png', content: Buffer.of(1) };
const composing = {
  sender: async () => ({
    name: 'Entrada\r\nBcc: eve@evil.example',
    address: 'ola@entrada.example',
  }),
  inlineImages: [picture],
};
const mail: StoredMail = {
  id: '1',
  kind: 'booking-confirmed',
  messageId: 'booking-confirmed.b1.0@localhost:3000',
  createdAt: '2026-11-21T10:00:00.000Z',
  to: 'noor@example.com',
  subject: 'Booked',
  html: '<img src="cid:band">',
  text: 'Booked',
  attachments: [],
};

test('every kind of line break becomes a space', () => {
  expect(oneLine('a\r\nb\u2028c\u0085d\u0000e ')).toBe('a b c d e');
});

test('composing a mail twice gives the same result, with a Message-ID that every server accepts', async () => {
  const composed = await composeMail(mail, composing);
  expect(await composeMail(mail, composing)).toEqual(composed);
  expect(composed).toMatchObject({
    messageId: '<booking-confirmed.b1.0@localhost-3000>',
    date: new Date(mail.createdAt),
    from: { name: 'Entrada Bcc: eve@evil.example', address: 'ola@entrada.example' },
    envelope: { from: 'ola@entrada.example', to: ['noor@example.com'] },
  });
});

test('pictures that a mail shows are drawn for it once each, and one that cannot be is left out', async () => {
  const html =
    '<img src="cid:band"><img src="cid:face-a@x"><img src="cid:face-a@x"><img src="cid:no@x">';
  const asked: string[] = [];
  const drawInline = async (cid: string) => {
    asked.push(cid);
    return cid === 'face-a@x' ? { ...picture, cid } : null;
  };
  const { attachments = [] } = await composeMail({ ...mail, html }, { ...composing, drawInline });
  expect(attachments.map((one) => [one.cid, one.contentDisposition])).toEqual([
    ['band', 'inline'],
    ['face-a@x', 'inline'],
  ]);
  expect(asked).toEqual(['face-a@x', 'no@x']);
});

test('a domain of any letters is written as mail servers know it', async () => {
  const composed = await composeMail({ ...mail, to: 'ana@café.pt' }, composing);
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { envelope, message } = await transport.sendMail(composed);
  expect(envelope.to).toEqual(['ana@xn--caf-dma.pt']);
  expect(String(message)).toMatch(/^To: ana@xn--caf-dma\.pt\r?$/m);
});

test.each([
  ['REQUEST', 1],
  ['CANCEL', 1],
  // The company's own copy asks nobody.
  ['PUBLISH', 0],
])(
  'a calendar with the method %s is another form of the mail as well: %i',
  async (method, count) => {
    const content = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
    const contentType = `text/calendar; charset=utf-8; method=${method}`;
    const attachments = [{ filename: 'consultation.ics', contentType, content }];
    const composed = await composeMail({ ...mail, attachments }, composing);
    expect(composed.alternatives).toEqual(count === 0 ? [] : [{ contentType, content }]);
    expect(composed.attachments).toContainEqual({
      filename: 'consultation.ics',
      contentType,
      content,
    });
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      composed,
    );
    const [, alternative = ''] =
      /multipart\/alternative; ?\s*boundary="([^"]+)"/.exec(String(message)) ?? [];
    const parts = String(message)
      .split(`--${alternative}`)
      .slice(1, -1)
      .map((part) => part.trim());
    const types = parts.map((part) => /^content-type: ([\w/]+)/im.exec(part)?.[1]);
    expect(types.includes('text/calendar')).toBe(count === 1);
  },
);

test('an image is attached only to mails that show it', async () => {
  expect((await composeMail(mail, composing)).attachments).toHaveLength(1);
  expect((await composeMail({ ...mail, html: '<p>' }, composing)).attachments).toEqual([]);
});

test.each([
  'a@b.example, c@d.example',
  'a b@c.example',
  'Noor <a@b.example>',
  'g:a@b.example;',
  'a@b@c.example',
  '@',
  '',
])('the address %j is rejected', async (to) => {
  await expect(composeMail({ ...mail, to }, composing)).rejects.toMatchObject({ code: 'EADDRESS' });
  await expect(composeMail({ ...mail, replyTo: to }, composing)).rejects.toMatchObject({
    code: 'EADDRESS',
  });
});

test('a header name with a line break is rejected', async () => {
  const headers = { 'X-A\r\nBcc': 'eve@evil.example' };
  await expect(composeMail({ ...mail, headers }, composing)).rejects.toThrow('header name');
});
