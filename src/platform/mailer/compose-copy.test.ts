import type { SendMailOptions } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { copyComposer } from './compose-copy.server.ts';
import { composeMail } from './compose-mail.server.ts';
import { mailWriter } from './lazy-transport.server.ts';

const place = 'token-of-the-reader';
const own = `0b0f8a52-6a2c-4f4e-9d1f-2f2a8f3f1a11.${'aZ9_-'.repeat(9)}`;
const logo = {
  cid: 'logo@site',
  filename: 'logo.png',
  contentType: 'image/png',
  content: Buffer.from([1, 2, 3]),
};
const composing = {
  sender: async () => ({ name: 'Três Moinhos', address: 'ola@site.example' }),
  inlineImages: [logo],
};
const original = {
  kind: 'issue',
  messageId: 'issue.7@site.example',
  to: 'reader@newsletter.invalid',
  subject: 'A edição, em três páginas: $& e $1',
  html: `<p>Olá = olá.</p>\n.\n${'<a href="/sair/'.padStart(200)}${place}">Sair</a>${place}<img src="cid:logo@site">`,
  text: `Short lines.\n.\n${place}\n`,
  headers: { 'List-Unsubscribe': `<https://site.example/${place}>, <mailto:ola@site.example>` },
  attachments: [],
  maxPerDay: 1,
};

function copyTo(to: string, more: Partial<StoredMail> = {}): StoredMail {
  const { maxPerDay: _, ...mail } = original;
  const filled = (text: string) => text.replaceAll(place, own);
  return {
    ...mail,
    id: '1',
    createdAt: '2026-11-21T10:00:00.000Z',
    to,
    messageId: `issue.7.${to.length}@site.example`,
    html: filled(mail.html),
    text: filled(mail.text),
    headers: { 'List-Unsubscribe': filled(mail.headers['List-Unsubscribe']) },
    copyOf: { original, place, own },
    ...more,
  };
}

function makeComposer() {
  const writer = mailWriter();
  const composed: SendMailOptions[] = [];
  const composeCopy = copyComposer(composing, async (mail) => {
    composed.push(mail);
    return writer.write(mail);
  });
  const write = (mail: StoredMail) => composeCopy(mail, { original, place, own });
  const writeWhole = async (mail: StoredMail) => writer.write(await composeMail(mail, composing));
  return { write, writeWhole, composed };
}

/** A mail as a program reads it, without what each composing draws. */
async function read(raw: unknown) {
  const { headers, ...mail } = await PostalMime.parse(raw as Buffer);
  const said = headers.filter(({ key }) => key !== 'content-type');
  return { ...mail, headers: said.toSorted((a, b) => a.key.localeCompare(b.key)) };
}

it('writes copies that read as mails composed each by itself, and composes them once', async () => {
  const { write, writeWhole, composed } = makeComposer();
  for (const to of ['ana@x.example', 'rui.o+news@café.pt']) {
    const copy = copyTo(to);
    const { raw } = await write(copy);
    const { headerLines: _, ...mail } = await read(raw);
    const { headerLines: __, ...whole } = await read(await writeWhole(copy));
    expect(mail).toEqual(whole);
    expect(mail.html).toContain(`/sair/${own}"`);
  }
  expect(composed).toHaveLength(1);
});

it('keeps the lines of a copy as short as quoted-printable text wants them, in plain letters', async () => {
  const { write } = makeComposer();
  const { raw } = await write(copyTo('ana@x.example'));
  const written = (raw as Buffer).toString('latin1');
  expect(written).not.toMatch(/[^\r]\n|\r[^\n]|[^\0-\x7f]/);
  const [, body = ''] = written.split(/\r\n\r\n(.*)/s);
  expect(Math.max(...body.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(76);
});

it('gives each copy its own envelope, and refuses what is not one mailbox', async () => {
  const { write } = makeComposer();
  const returnTo = 'bounces+7@site.example';
  const of = async (copy: StoredMail) => (await write(copy)).envelope;
  expect(await of(copyTo('ana@x.example', { returnTo }))).toEqual({
    from: returnTo,
    to: ['ana@x.example'],
  });
  expect(await of(copyTo('eva@x.example'))).toEqual({
    from: 'ola@site.example',
    to: ['eva@x.example'],
  });
  await expect(write(copyTo('a@x.example, b@x.example'))).rejects.toThrow('Not one mail address');
});
