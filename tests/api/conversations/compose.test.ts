import { describe, expect } from 'vitest';
import type { ConversationDetail } from '#features/conversations/conversations.schema.ts';
import {
  mostAttachedBytes,
  removeUnsentFiles,
} from '#features/conversations/outgoing-files.server.ts';
import type { PersonView } from '#features/people/people.schema.ts';
import type { Today } from '#features/today/today.schema.ts';
import { readStoredFrom } from '#platform/files/files.server.ts';
import { composeMail } from '#platform/mailer/compose-mail.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { change, inbox } from '../../factories/conversation-calls.ts';
import { rawMail } from '../../factories/raw-mail.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const noor = { email: 'Noor@tessera.example', name: 'Noor', language: 'pt' };
const letter = { ...noor, subject: 'A sua empresa', text: 'Bom dia,\n\njá começámos.' };
const mailIn = { address: 'ola@mail.entrada.example', secret: 'k3y_'.repeat(8) };

async function begin(
  owner: Browser,
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; id: string; code?: string; errors?: { field: string }[] }> {
  const body = { ...letter, ...changes };
  const response = await owner.send('/api/admin/conversations', body, { headers });
  return { status: response.status, ...((await response.json()) as { id: string }) };
}

const show = async (owner: Browser, id: string) =>
  (await (await owner.get(`/api/admin/conversations/${id}`)).json()) as ConversationDetail;

/** Changes a conversation as it is. */
async function act(
  owner: Browser,
  id: string,
  path: string,
  given: { body?: object; method?: string },
): Promise<{ id: string }> {
  const { revision } = await show(owner, id);
  const [status, changed] = await change(owner, `${id}/${path}`, { ...given, revision });
  expect(status).toBe(200);
  return changed;
}

const letters = async (site: StaffSite) =>
  (await site.mails()).filter(({ kind }) => kind === 'conversation-reply');

/** Uploads a file for a message; returns its id. */
async function upload(
  { app, origin }: StaffSite,
  owner: Browser,
  { name = 'minuta.txt', text = 'A minuta', id = crypto.randomUUID() as string } = {},
): Promise<{ id: string; status: number }> {
  const cookie = [...owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const response = await app.request(`${origin}/api/admin/message-files/${id}`, {
    method: 'PUT',
    headers: {
      Cookie: cookie,
      Origin: origin,
      'Content-Type': 'application/octet-stream',
      'X-File-Name': encodeURIComponent(name),
    },
    body: text,
  });
  return { id, status: response.status };
}

describe('a conversation that the company begins', () => {
  it('is a signed letter in the language of its reader, who owes it an answer', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const { status, id } = await begin(owner);
    expect(status).toBe(201);
    const [mail, ...others] = await letters(site);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: noor.email,
      subject: letter.subject,
      replyTo: 'ola@entrada.example',
    });
    expect(mail?.text).toContain('já começámos.');
    expect(mail?.text).toContain('Rita Falcão');
    expect(mail?.text).toContain('Responda a este e-mail para nos voltar a escrever.');
    expect(mail?.headers?.['In-Reply-To']).toBeUndefined();
    const conversation = await show(owner, id);
    expect(conversation).toMatchObject({
      begunAs: 'company',
      state: 'answered',
      subject: letter.subject,
      language: 'pt',
      message: '',
      thread: [{ direction: 'out', channel: 'mail', authorName: 'Rita Falcão', body: letter.text }],
    });
    expect((await inbox(owner)).conversations).toEqual([]);
    expect((await inbox(owner, 'filter=answered')).conversations).toMatchObject([{ id }]);
  });

  it('comes back into the same thread by mail, and waits for us from then on', async ({
    site,
    later,
  }) => {
    site.services.mailIn = mailIn;
    try {
      const owner = await becomeOwner(site);
      const { id } = await begin(owner);
      const [mail] = await letters(site);
      expect(mail?.replyTo).toMatch(/^ola\+[0-9a-f]{32}@mail\.entrada\.example$/);
      later({ minutes: 5 });
      const raw = rawMail({ to: mail?.replyTo ?? '', body: 'Obrigada!', subject: 'Re: tudo' });
      const filed = await site.app.request(`/api/mail-in/${mailIn.secret}`, {
        method: 'POST',
        body: raw,
        headers: { 'Content-Type': 'message/rfc822' },
      });
      expect(await filed.json()).toEqual({ place: 'conversation', conversation: id });
      const waiting = await inbox(owner);
      expect(waiting.conversations).toMatchObject([{ id, state: 'open' }]);
      expect(Date.parse((await show(owner, id)).answerBy)).toBeGreaterThan(
        site.clock.now.getTime(),
      );
      later({ minutes: 5 });
      await act(owner, id, 'reply', { body: { text: 'Até breve.' } });
      const answer = (await letters(site)).find(({ subject }) => subject.startsWith('Re:'));
      expect(answer?.subject).toBe(`Re: ${letter.subject}`);
      expect(answer?.text).toContain('> Obrigada!');
      expect(answer?.headers?.References?.startsWith(`<${mail?.messageId}> `)).toBe(true);
    } finally {
      site.services.mailIn = null;
    }
  });

  it('is no enquiry: neither of the week nor of what is known of a person', async ({ site }) => {
    const owner = await becomeOwner(site);
    const week = async () => {
      const today = (await (await owner.get('/api/admin/today')).json()) as Today;
      return today.week;
    };
    const before = await week();
    const { id } = await begin(owner);
    expect(await week()).toEqual(before);
    const { personId } = await show(owner, id);
    const person = await owner.get(`/api/admin/people/${personId}`);
    const { differences, entries } = (await person.json()) as PersonView;
    expect(differences).toEqual([]);
    expect(entries.filter(({ kind }) => kind === 'message')).toEqual([]);
    expect(entries.filter(({ kind }) => kind === 'talk')).toMatchObject([
      { label: letter.subject, state: 'answered', record: id },
    ]);
  });

  it('is for a person or an address, and names what is wrong', async ({ site }) => {
    const owner = await becomeOwner(site);
    const first = await begin(owner);
    const { personId } = await show(owner, first.id);
    const second = await begin(owner, { email: '', name: '', language: '', personId });
    expect(await show(owner, second.id)).toMatchObject({ language: 'pt', personId, name: 'Noor' });
    for (const [wrong, field] of [
      [{ email: '' }, 'email'],
      [{ email: 'noor' }, 'email'],
      [{ subject: ' ' }, 'subject'],
      [{ text: '' }, 'text'],
      [{ channel: 'pigeon' }, 'channel'],
    ] as const) {
      const refused = await begin(owner, wrong);
      expect([refused.status, refused.errors?.map((one) => one.field)]).toEqual([422, [field]]);
    }
    const nobody = await begin(owner, { email: '', personId: crypto.randomUUID() });
    expect([nobody.status, nobody.code]).toEqual([404, 'unknown_person']);
    const lost = await begin(owner, { fileIds: [crypto.randomUUID()] });
    expect([lost.status, lost.code]).toEqual([422, 'unknown_file']);
    expect(await letters(site)).toHaveLength(2);
  });

  it('is stored once for one key, and not at all above ten mails a day', async ({ site }) => {
    const owner = await becomeOwner(site);
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const twice = [await begin(owner, {}, key), await begin(owner, {}, key)];
    expect(twice[0]?.id).toBe(twice[1]?.id);
    for (let count = 1; count < 10; count += 1) expect((await begin(owner)).status).toBe(201);
    const refused = await begin(owner);
    expect([refused.status, refused.code]).toEqual([429, 'too_many_mails']);
    expect((await inbox(owner, 'filter=answered')).total).toBe(10);
  });
});

describe('files that go with a message', () => {
  const bytesOf = async (site: StaffSite, mail: OutgoingMail | undefined) => {
    if (!mail) throw new Error('There is no mail');
    const composed = await composeMail(
      { ...mail, id: '1', createdAt: '2026-11-23T09:00:00.000Z' },
      {
        sender: async () => ({ name: 'Entrada', address: 'ola@entrada.example' }),
        inlineImages: [],
        readStored: readStoredFrom(site.services.files),
      },
    );
    return composed.attachments?.map(({ filename, content }) => [filename, String(content)]);
  };

  it('are attached to its mail and stand in the thread, once', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { id: fileId, status } = await upload(site, owner);
    expect(status).toBe(201);
    expect((await upload(site, owner, { id: fileId })).status).toBe(200);
    expect((await upload(site, owner, { id: fileId, text: 'Another' })).status).toBe(409);
    expect((await upload(site, owner, { name: 'page.html', text: '<p>' })).status).toBe(415);
    const { id } = await begin(owner, { fileIds: [fileId] });
    expect(await bytesOf(site, (await letters(site))[0])).toEqual([['minuta.txt', 'A minuta']]);
    const [sent] = (await show(owner, id)).thread;
    expect(sent?.besides.files).toMatchObject([{ id: fileId, name: 'minuta.txt' }]);
    const file = await owner.get(`/api/admin/conversations/${id}/files/${fileId}`);
    expect(await file.text()).toBe('A minuta');
    const again = await begin(owner, { fileIds: [fileId] });
    expect([again.status, again.code]).toEqual([422, 'unknown_file']);
  });

  it('go with an answer, and with the text again where that was taken back', async ({
    site,
    later,
  }) => {
    const owner = await becomeOwner(site);
    const { id } = await begin(owner);
    const { id: fileId } = await upload(site, owner);
    later({ minutes: 5 });
    const body = { text: 'Aqui está.', fileIds: [fileId] };
    const first = await act(owner, id, 'reply', { body });
    await act(owner, id, `replies/${first.id}`, { method: 'DELETE' });
    expect((await show(owner, id)).thread).toHaveLength(1);
    await act(owner, id, 'reply', { body });
    expect((await show(owner, id)).thread[1]?.besides.files).toMatchObject([{ id: fileId }]);
  });

  it('that are too large for a mail are named in it, and are on the page of the client', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const small = await upload(site, owner, { name: 'pequeno.txt' });
    const large = await upload(site, owner, {
      name: 'grande.txt',
      text: 'x'.repeat(mostAttachedBytes),
    });
    await begin(owner, { fileIds: [large.id, small.id] });
    const [mail] = await letters(site);
    expect(await bytesOf(site, mail)).toEqual([['pequeno.txt', 'A minuta']]);
    expect(mail?.text).toContain('Demasiado grande para um e-mail');
    expect(mail?.text).toContain('grande.txt (10 MB)');
    const [, token = ''] = /\/with-us\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const page = await (await site.app.request(`${site.origin}/with-us/${token}`)).text();
    expect(page).toContain('grande.txt');
    for (const { id } of [large, small]) {
      const path = `${site.origin}/with-us/${token}/files/${id}`;
      const file = await site.app.request(path);
      expect(file.status).toBe(200);
      expect(file.headers.get('Cache-Control')).toBe('private, no-store');
      await file.body?.cancel();
    }
  });

  it('are let go after a week where no message took them', async ({ site, later }) => {
    const owner = await becomeOwner(site);
    const sent = await upload(site, owner);
    await upload(site, owner, { name: 'left.txt', text: 'Left' });
    await begin(owner, { fileIds: [sent.id] });
    later({ days: 6 });
    expect(await removeUnsentFiles(site.context)).toBe(0);
    later({ days: 2 });
    expect(await removeUnsentFiles(site.context)).toBe(1);
    expect(await removeUnsentFiles(site.context)).toBe(0);
  });
});

describe('a note of a call', () => {
  it('begins a conversation without a mail, and may be for the client', async ({ site }) => {
    const owner = await becomeOwner(site);
    const spoken = { channel: 'phone', text: 'Combinámos quinta-feira.' };
    const shown = await begin(owner, { ...spoken, isShown: true });
    await begin(owner, { ...spoken, text: 'Tem pressa.', subject: 'Interno' });
    expect(await letters(site)).toEqual([]);
    expect(await show(owner, shown.id)).toMatchObject({
      state: 'answered',
      thread: [{ direction: 'note', channel: 'phone', isShown: true, body: spoken.text }],
    });
  });

  it('is on the page of the client only where staff say so', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { id } = await begin(owner);
    for (const [text, channel, isShown] of [
      ['Falámos do contrato.', 'phone', true],
      ['Mandou uma fotografia.', 'whatsapp', true],
      ['Reunião marcada.', 'meeting', true],
      ['Parece indeciso.', 'phone', false],
      ['Cuidado com o preço.', 'form', false],
    ] as const)
      await act(owner, id, 'note', { body: { text, channel, isShown } });
    const { id: secret } = await upload(site, owner, { name: 'segredo.txt' });
    await begin(owner, {
      channel: 'phone',
      subject: 'Só nosso',
      text: 'Não paga.',
      fileIds: [secret],
    });
    const [mail] = await letters(site);
    const [, token = ''] = /\/with-us\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const page = await (await site.app.request(`${site.origin}/with-us/${token}`)).text();
    for (const words of [
      'Falámos ao telefone:',
      'Falámos do contrato.',
      'Por WhatsApp:',
      'Mandou uma fotografia.',
      'Reunimo-nos:',
      'Reunião marcada.',
    ])
      expect(page).toContain(words);
    for (const words of ['indeciso', 'Cuidado', 'Só nosso', 'Não paga', 'segredo'])
      expect(page).not.toContain(words);
    const file = await site.app.request(`${site.origin}/with-us/${token}/files/${secret}`);
    expect(file.status).toBe(404);
  });
});
