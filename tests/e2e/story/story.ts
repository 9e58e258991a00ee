import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ProjectList, ShownProject } from '#features/projects/projects.schema.ts';
import { becomeOwner } from '../../harness/become-owner.ts';
import { axeViolations, test as base, expect } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import { owner } from '../../harness/signed-in-owner.ts';
import { askByMail, call, type Language, pdf } from '../projects/asked.ts';

/** What the two sides of the story read and say. */
export const words = {
  en: {
    lang: 'en',
    name: 'Name',
    phone: 'Phone',
    save: 'Save',
    called: 'We call Noor El-Amin, +351 912 345 678.',
    saved: 'Thank you, that is saved.',
    hello: 'Hello, Noor.',
    begun: /^We have begun: Company Setup/,
    needs: 'What we need from you',
    answer: 'Your answer',
    sendAnswer: 'Send the answer',
    handIn: 'Hand in',
    approve: 'I approve',
    book: 'Book this time',
    done: 'Thank you. It is done.',
    paper: 'The power of attorney',
    meeting: 'A call about your bank',
    finished: /^It is done: Company Setup/,
    sendCode: 'Send me the code',
    digits: 'The six digits of the email',
    passport: /^The passport of each partner/,
    open: 'Open the document',
    title: 'Company Setup',
    words: 'Your words',
    rating: 'How many stars?',
    position: /^What you do/,
    company: /^Your company/,
    sendWords: 'Send my words',
    given: 'Thank you for your words.',
    field: 'testimonial',
    yes: 'Yes, approved.',
  },
  pt: {
    lang: 'pt-PT',
    name: 'Nome',
    phone: 'Telefone',
    save: 'Guardar',
    called: 'Ligamos para Noor El-Amin, +351 912 345 678.',
    saved: 'Obrigado, ficou guardado.',
    hello: 'Olá, Noor.',
    begun: /^Já começámos: Abertura de Empresa/,
    needs: 'O que precisamos de si',
    answer: 'A sua resposta',
    sendAnswer: 'Enviar a resposta',
    handIn: 'Entregar',
    approve: 'Aprovo',
    book: 'Marcar esta hora',
    done: 'Obrigado. Está feito.',
    paper: 'A procuração',
    meeting: 'Uma chamada sobre o seu banco',
    finished: /^Está feito: Abertura de Empresa/,
    sendCode: 'Enviar-me o código',
    digits: 'Os seis algarismos do e-mail',
    passport: /^O passaporte ou o cartão/,
    open: 'Abrir o documento',
    title: 'Abertura de Empresa',
    words: 'As suas palavras',
    rating: 'Quantas estrelas?',
    position: /^O que faz/,
    company: /^A sua empresa/,
    sendWords: 'Enviar as minhas palavras',
    given: 'Obrigado pelas suas palavras.',
    field: 'testimonialPt',
    yes: 'Aprovo',
  },
} as const;

type WorkerFixtures = { ownerCookie: { name: string; value: string } };

/** The pages are the client's, who never signs in; `office` is the owner's session, which asks and closes. */
export const test = base.extend<{ office: APIRequestContext }, WorkerFixtures>({
  ownerCookie: [
    async ({ server }, use) => {
      await use(await becomeOwner(server, owner));
    },
    { scope: 'worker' },
  ],
  office: async ({ playwright, server, ownerCookie }, use) => {
    const { name, value } = ownerCookie;
    const extraHTTPHeaders = { Cookie: `${name}=${value}` };
    const office = await playwright.request.newContext({
      baseURL: server.origin,
      extraHTTPHeaders,
    });
    await use(office);
    await office.dispose();
  },
});

export type Client = { email: string; language: Language };
export const newClient = (language: Language): Client => ({
  email: `noor-${crypto.randomUUID().slice(0, 8)}@tessera.example`,
  language,
});

async function send(server: RunningServer, path: string, body: object, method = 'POST') {
  const response = await fetch(server.origin + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return JSON.parse(text || '{}') as Record<string, string>;
}

/** Buys as a browser with scripts does: the card is typed into scripts of the provider. */
export async function buyByApi(server: RunningServer, client: Client): Promise<void> {
  const { email, language } = client;
  const order = { amount: 1, packageId: 'company-setup', language };
  const { orderId, clientSecret } = await send(server, '/api/create-payment-intent', order);
  await send(server, `/api/orders/${orderId}/billing`, { clientSecret, email }, 'PUT');
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await send(server, '/api/sandbox/confirm', { clientSecret, ...card });
}

/** The first mail to a client whose subject or text matches. */
export async function mailTo(server: RunningServer, { email }: Client, pattern: RegExp) {
  const mail = await waitForMail(
    server.mailDir,
    ({ to, subject = '', text = '' }) =>
      to?.[0]?.address === email && (pattern.test(subject) || pattern.test(text)),
  );
  return { ...mail, text: mail.text ?? '', answersTo: mail.replyTo?.[0]?.address ?? '' };
}

const pagePath = /\/with-us\/[\w-]{43}/;

/** The mail that work has begun: the links of what is needed, in its order, and that of the client's page. */
export async function readBeginning(server: RunningServer, client: Client) {
  const { text, answersTo } = await mailTo(server, client, words[client.language].begun);
  const links = text.match(/\/do\/[\w-]{43}/g) ?? [];
  const [page = ''] = pagePath.exec(text) ?? [];
  return { requests: [...new Set(links)], page, answersTo };
}

/** The work of a client as staff see it. */
export async function readWork(office: APIRequestContext, server: RunningServer, client: Client) {
  const { projects } = await call<ProjectList>(office, server, '/projects?limit=100');
  const listed = projects.find(({ person }) => person.email === client.email);
  return call<ShownProject>(office, server, `/projects/${listed?.id}`);
}

/** Staff lay a paper into the work and ask for its approval; returns the mail's link and where a yes goes. */
export async function askToApprove(
  office: APIRequestContext,
  server: RunningServer,
  client: Client,
): Promise<{ link: string; answersTo: string }> {
  const { id } = await readWork(office, server, client);
  const fileId = crypto.randomUUID();
  const put = await office.put(`/api/admin/projects/${id}/files/${fileId}`, {
    data: pdf('draft.pdf').buffer,
    headers: {
      Origin: server.origin,
      'Content-Type': 'application/pdf',
      'X-File-Name': 'draft.pdf',
    },
  });
  expect(put.status(), await put.text()).toBe(201);
  const title = words[client.language].paper;
  const project = { id, email: client.email };
  const link = await askByMail(office, server, project, { kind: 'approval', title, fileId });
  const { answersTo } = await mailTo(server, client, new RegExp(link));
  return { link, answersTo };
}

/** What a client does in a browser. `hasScripts` is false for one without. */
export function clientSteps(
  page: Page,
  server: RunningServer,
  client: Client,
  hasScripts: boolean,
) {
  const say = words[client.language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  /** Whether the page is the reader's, has what is needed first in the first screen, and suits everybody. */
  async function look(first: Locator): Promise<void> {
    await expect(page.locator('html')).toHaveAttribute('lang', say.lang);
    const box = await first.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? height) + (box?.height ?? height)).toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await suits(width);
  }

  async function suits(width = 390): Promise<void> {
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed).toBeLessThanOrEqual(width);
    // Axe is a script.
    if (hasScripts) expect(await axeViolations(page)).toEqual([]);
  }

  async function finish(press: string): Promise<void> {
    await button(press).click();
    const done = page.getByRole('heading', { name: say.done });
    await expect(done).toBeVisible();
    await look(done);
  }

  return {
    say,

    /** Gives name and phone on the page of the order, one press. */
    async giveNameAndPhone(path: string): Promise<void> {
      await page.goto(path);
      await page.getByLabel(say.name, { exact: true }).fill('Noor El-Amin');
      await page.getByLabel(say.phone, { exact: true }).fill('+351 912 345 678');
      await button(say.save).click();
      await expect(page.getByRole('status')).toContainText(say.saved);
      await suits();
    },

    /** Looks at the page that holds everything; what is needed first stands first. */
    async seePage(path: string, firstNeed: string): Promise<void> {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.hello);
      const need = page.getByRole('region', { name: say.needs }).getByRole('link').first();
      await expect(need).toHaveAttribute('href', new RegExp(`${firstNeed}$`));
      await look(need);
    },

    async answer(path: string, text: string): Promise<void> {
      await page.goto(path);
      await page.getByLabel(say.answer).fill(text);
      await look(button(say.sendAnswer));
      await finish(say.sendAnswer);
    },

    async handIn(path: string, name: string): Promise<void> {
      await page.goto(path);
      // Scripts send what is chosen at once and put a press of their own in the field's place.
      await look(page.locator(hasScripts ? '.do__pick' : '#files'));
      await page.locator('#files').setInputFiles(pdf(name));
      if (hasScripts) await expect(page.locator('input[name="files"]:checked')).toHaveCount(1);
      await finish(say.handIn);
    },

    async approve(path: string): Promise<void> {
      await page.goto(path);
      await look(button(say.approve));
      const paper = page.getByRole('link', { name: /draft\.pdf/ });
      const shown = await page.request.get((await paper.getAttribute('href')) ?? '');
      expect(await shown.body()).toEqual(pdf('draft.pdf').buffer);
      await finish(say.approve);
    },

    async chooseTime(path: string): Promise<void> {
      await page.goto(path);
      const slot = page.locator('input[name="slot"]').first();
      await look(slot);
      await slot.check({ force: true });
      await finish(say.book);
    },

    /** Downloads all of the finished work behind a mailed code; returns where the ZIP is. */
    async download(path: string): Promise<string> {
      await page.goto(path);
      await look(button(say.sendCode));
      await button(say.sendCode).click();
      const { text } = await mailTo(server, client, /: \d{6}\n/);
      const [, code = ''] = /: (\d{6})\n/.exec(text) ?? [];
      await look(page.getByLabel(say.digits));
      await page.getByLabel(say.digits).fill(code);
      const downloading = page.waitForEvent('download');
      await button(say.open).click();
      return (await downloading).path();
    },

    async sayWords(path: string, text: string): Promise<void> {
      await page.goto(path);
      await look(page.getByLabel(say.words));
      await page.getByLabel(say.words).fill(text);
      await page.getByLabel(say.rating).selectOption('5');
      await page.getByLabel(say.position).fill('CEO');
      await page.getByLabel(say.company).fill('Tessera');
      await page.getByRole('checkbox').check();
      await button(say.sendWords).click();
      await expect(page.getByRole('heading', { name: say.given })).toBeVisible();
      await suits();
    },
  };
}

/** What staff have of a client's words: the draft of a testimonial, and nothing of it in public. */
export async function readDraft(
  office: APIRequestContext,
  server: RunningServer,
  { field, text }: { field: string; text: string },
): Promise<Record<string, unknown> | undefined> {
  const today = await call<{ work: { words: { recordId: string }[] } }>(office, server, '/today');
  const drafts = await Promise.all(
    today.work.words.map(async ({ recordId }) => {
      const path = `/content/testimonials/${recordId}`;
      return (await call<{ draft: Record<string, unknown> }>(office, server, path)).draft;
    }),
  );
  const published = await (await fetch(`${server.origin}/api/testimonials`)).text();
  expect(published).not.toContain(text);
  return drafts.find((draft) => draft[field] === text);
}
