import { waitForMail } from '../../harness/mailbox.ts';
import { ownerOf } from '../office-pages.ts';
import { addressOf, type Scene, type Subject } from '../subject.ts';

type Client = { email: string; project: string };
type Asked = { kind: string; title: string; text?: string; fileId?: string; identity?: string };

/** What is asked for, in both languages. */
const words = {
  en: {
    title: 'Company Setup',
    answer: 'What will the company do?',
    about: 'A few lines are enough: the activity, the partners, and three names that you like.',
    paper: 'Proof of your address',
    card: 'Your Cartão de Cidadão',
    look: 'The articles of association',
    time: 'A call about the bank account',
    said: 'It sells hand-painted tiles, with two partners.',
    letter: 'The bank has answered. We need ten days for what it asks.',
  },
  pt: {
    title: 'Abertura de Empresa',
    answer: 'O que vai fazer a empresa?',
    about: 'Bastam umas linhas: a atividade, os sócios e três nomes de que goste.',
    paper: 'Um comprovativo de morada',
    card: 'O seu Cartão de Cidadão',
    look: 'O pacto social',
    time: 'Uma chamada sobre a conta bancária',
    said: 'Vende azulejos pintados à mão, com dois sócios.',
    letter: 'O banco já respondeu. Precisamos de dez dias para o que pede.',
  },
} as const;

async function callOffice(
  { server }: Scene,
  path: string,
  body: object | Uint8Array,
  method = 'POST',
): Promise<{ id: string }> {
  const { name, value } = await ownerOf(server);
  const isFile = body instanceof Uint8Array;
  const response = await fetch(`${server.origin}/api/admin${path}`, {
    method,
    headers: {
      Cookie: `${name}=${value}`,
      Origin: server.origin,
      'Content-Type': isFile ? 'application/pdf' : 'application/json',
      'X-File-Name': 'draft.pdf',
    },
    body: isFile ? (body as BodyInit) : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text || '{}') as { id: string };
}

let made = 0;

/** Begins work for a client of their own, who is written to in the look's language. */
async function beginWork(scene: Scene, packageId?: string): Promise<Client> {
  made += 1;
  const email = `client-${made}@pictures.example`;
  const { language } = scene.look;
  const titles = { title: words.en.title, titlePt: words.pt.title };
  const client = { email, name: 'Noor El-Amin', language, packageId, ...titles };
  const { id } = await callOffice(scene, '/projects', client);
  return { email, project: id };
}

/** The first link of the newest mail to a client that matches. */
async function linkTo({ server }: Scene, { email }: Client, pattern: RegExp): Promise<string> {
  const mail = await waitForMail(
    server.mailDir,
    ({ to, text = '' }) => to?.[0]?.address === email && pattern.test(text),
  );
  const [link = ''] = pattern.exec(mail.text ?? '') ?? [];
  return link;
}

/** Asks a client for something, and returns where it is done. */
async function ask(scene: Scene, client: Client, asked: Asked): Promise<string> {
  await callOffice(scene, `/projects/${client.project}/requests`, asked);
  return linkTo(scene, client, /https?:\S+\/do\/[\w-]{43}/);
}

async function draftFor(scene: Scene, { project }: Client): Promise<string> {
  const id = crypto.randomUUID();
  const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  await callOffice(scene, `/projects/${project}/files/${id}`, pdf, 'PUT');
  return id;
}

async function openRequest(scene: Scene, asked: (scene: Scene, client: Client) => Promise<Asked>) {
  const client = await beginWork(scene);
  await scene.page.goto(await ask(scene, client, await asked(scene, client)));
}

const wordsOf = ({ look }: Scene) => words[look.language];

async function openAnswer(scene: Scene): Promise<void> {
  const { answer: title, about: text } = wordsOf(scene);
  await openRequest(scene, async () => ({ kind: 'answer', title, text }));
}

async function openClientPage(scene: Scene, packageId?: string): Promise<Client> {
  const client = await beginWork(scene, packageId);
  const { letter: text } = wordsOf(scene);
  await callOffice(scene, `/projects/${client.project}/messages`, { text });
  await scene.page.goto(await linkTo(scene, client, /https?:\S+\/with-us\/[\w-]{43}/));
  return client;
}

/** Closes the work of a client, and opens a link of the mail that thanks. */
async function openEnd(scene: Scene, pattern: RegExp): Promise<void> {
  const client = await beginWork(scene);
  await callOffice(scene, `/projects/${client.project}/close`, {});
  await scene.page.goto(await linkTo(scene, client, pattern));
}

/** Signs a client in by the mailed code, to a part of the portal. */
async function openPortal(scene: Scene, part: number | null): Promise<void> {
  const client = await beginWork(scene, 'blueprint');
  const { letter: text } = wordsOf(scene);
  await callOffice(scene, `/projects/${client.project}/messages`, { text });
  const { page } = scene;
  await page.goto(addressOf('/sign-in', scene), { waitUntil: 'networkidle' });
  await page.locator('input[type=email]').fill(client.email);
  await page.locator('form button[type=submit]').click();
  const code = await linkTo(scene, client, /(?<=: )\d{6}(?=\n)/);
  await page.locator('input[autocomplete=one-time-code]').fill(code);
  await page.locator('form button[type=submit]').click();
  await page.locator('.portal-needs').waitFor();
  if (part !== null) await page.locator('.portal-menu button, aside nav button').nth(part).click();
  await page.waitForLoadState('networkidle');
}

/** What a client sees of the work: the page of everything, one thing that is asked, the end, the portal. */
export const clientStates: Subject[] = [
  {
    name: 'client-page',
    open: async (scene) => void (await openClientPage(scene, 'blueprint')),
  },
  {
    name: 'client-page-nothing-needed',
    open: async (scene) => void (await openClientPage(scene)),
  },
  {
    name: 'client-page-lost',
    open: async (scene) => {
      await scene.page.goto(addressOf('/with-us', scene), { waitUntil: 'networkidle' });
    },
  },
  { name: 'do-answer', open: openAnswer },
  {
    name: 'do-answer-refused',

    expects: /422/,
    open: async (scene) => {
      await openAnswer(scene);
      await scene.page.locator('form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await scene.page.locator('form button[type=submit]').click();
      await scene.page.locator('[role=alert], .err').first().waitFor();
    },
  },
  {
    name: 'do-answer-done',

    open: async (scene) => {
      await openAnswer(scene);
      await scene.page.locator('textarea').fill(wordsOf(scene).said);
      await scene.page.locator('form button[type=submit]').click();
      await scene.page.locator('.do__facts').waitFor();
    },
  },
  {
    name: 'do-document',

    open: (scene) =>
      openRequest(scene, async () => ({ kind: 'document', title: wordsOf(scene).paper })),
  },
  {
    name: 'do-identity',

    open: (scene) =>
      openRequest(scene, async () => ({
        kind: 'document',
        title: wordsOf(scene).card,
        identity: 'citizen-card',
      })),
  },
  {
    name: 'do-approval',

    open: (scene) =>
      openRequest(scene, async (_, client) => ({
        kind: 'approval',
        title: wordsOf(scene).look,
        fileId: await draftFor(scene, client),
      })),
  },
  {
    name: 'do-time',

    open: (scene) => openRequest(scene, async () => ({ kind: 'time', title: wordsOf(scene).time })),
  },
  {
    name: 'do-time-done',

    open: async (scene) => {
      await openRequest(scene, async () => ({ kind: 'time', title: wordsOf(scene).time }));
      await scene.page.locator('input[name=slot]').first().check({ force: true });
      await scene.page.locator('form button[type=submit]').click();
      await scene.page.locator('.do__facts').waitFor();
    },
  },
  {
    name: 'do-unknown-link',

    expects: /404/,
    open: async (scene) => {
      await scene.page.goto(`${scene.server.origin}/do/${'x'.repeat(43)}`);
    },
  },
  {
    name: 'client-code',
    expects: /403/,
    open: (scene) => openEnd(scene, /https?:\S+\/archive\/[\w-]+/),
  },
  {
    name: 'client-words',
    open: (scene) => openEnd(scene, /https?:\S+\/do\/words\/[\w-]{43}/),
  },
  {
    name: 'client-portal-work',
    page: '/client-portal',
    isOpenedAnew: true,
    open: (scene) => openPortal(scene, null),
  },
  {
    name: 'client-portal-messages',
    page: '/client-portal',
    isOpenedAnew: true,
    open: (scene) => openPortal(scene, 3),
  },
];
