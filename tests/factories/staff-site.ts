import { offerFirstOwner } from '#features/auth/sign-in/first-owner.server.ts';
import { mailSignIns } from '#features/auth/sign-in/mail-sign-ins.server.ts';
import type { Role } from '#platform/permissions/permissions.ts';
import { siteTest } from './site-test.ts';
import { createWholeSite, type WholeSite } from './whole-site.ts';

export const ownerEmail = 'rita@entrada.example';

/** A browser: it keeps its cookies, and sends our `Origin` unless `headers` say otherwise. */
export type Browser = {
  cookies: Map<string, string>;
  send(path: string, body?: unknown, options?: SendOptions): Promise<Response>;
  sendBytes(
    path: string,
    bytes: Uint8Array<ArrayBuffer>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  get(path: string): Promise<Response>;
};
type SendOptions = { method?: string; headers?: Record<string, string> };

function rememberCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Returns a new browser at a site, without cookies. */
export function openBrowser({ app, origin }: WholeSite): Browser {
  const cookies = new Map<string, string>();
  async function request(path: string, init: RequestInit, headers: Record<string, string>) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.request(origin + path, {
      ...init,
      headers: { ...(cookie && { Cookie: cookie }), ...headers },
    });
    rememberCookies(cookies, response);
    return response;
  }
  return {
    cookies,
    get: (path) => request(path, {}, {}),
    sendBytes: (path, body, headers) =>
      request(
        path,
        { method: 'POST', body },
        { 'Content-Type': 'application/octet-stream', Origin: origin, ...headers },
      ),
    send: (path, body, { method = 'POST', headers } = {}) =>
      request(
        path,
        { method, ...(body !== undefined && { body: JSON.stringify(body) }) },
        { 'Content-Type': 'application/json', Origin: origin, ...headers },
      ),
  };
}

/** Makes the first owner; returns the browser in which she is signed in, by mail alone. */
export async function becomeOwner(site: WholeSite, email = ownerEmail): Promise<Browser> {
  const address = (await offerFirstOwner(site.context)) ?? '';
  const browser = openBrowser(site);
  const body = { token: address.split('/').at(-1), name: 'Rita Falcão', email };
  const response = await browser.send('/api/sign-in/first', body);
  if (response.status !== 201) throw new Error(`The first owner was refused: ${response.status}`);
  return browser;
}

/** Adds one of the staff without a sign-in. */
export async function addStaff(
  { database, clock }: WholeSite,
  {
    email,
    role = 'staff',
    language = 'pt',
  }: { email: string; role?: Role; language?: 'en' | 'pt' },
): Promise<string> {
  const id = crypto.randomUUID();
  const at = clock.now.toISOString();
  await database.transaction(async (trx) => {
    await trx
      .insertInto('people')
      .values({
        id,
        email,
        emailKey: email.toLowerCase(),
        name: 'Staff',
        phone: '',
        language,
        createdAt: at,
        erasedAt: null,
        mergedInto: null,
        company: '',
        staffFields: '',
      })
      .execute();
    await trx
      .insertInto('staff')
      .values({
        personId: id,
        role,
        name: 'Staff',
        language,
        since: at,
        endedAt: null,
        helpUntil: null,
      })
      .execute();
  });
  return id;
}

export type SignInMail = { code: string; token: string; link: string };

/** Writes the waiting sign-in mails and returns that of a request. */
export async function readSignInMail(site: WholeSite, id: string): Promise<SignInMail> {
  await mailSignIns(site.context);
  const mail = (await site.mails()).find(({ messageId }) => messageId.startsWith(`sign-in.${id}@`));
  const text = mail?.text ?? '';
  const [, code = ''] = /: (\d{6})\n/.exec(text) ?? [];
  const [link = '', token = ''] = /https:\S+\/sign-in\/([\w-]+)/.exec(text) ?? [];
  return { code, token, link };
}

/** Asks for a code in a browser; returns the id of the request and its mail. */
export async function askToSignIn(
  site: WholeSite,
  browser: Browser,
  email: string,
): Promise<SignInMail & { id: string }> {
  const response = await browser.send('/api/sign-in', { email });
  const { id } = (await response.json()) as { id: string };
  return { id, ...(await readSignInMail(site, id)) };
}

/** Signs one of the staff in by mail, in a new browser. */
export async function signIn(site: WholeSite, email: string): Promise<Browser> {
  const browser = openBrowser(site);
  const { id, code } = await askToSignIn(site, browser, email);
  const response = await browser.send('/api/sign-in/finish', { id, code });
  if (response.status !== 200) throw new Error(`The sign-in was refused: ${response.status}`);
  return browser;
}

/** The whole site, emptied of people and everything about signing in after each test. */
async function createStaffSite(now: string) {
  const site = await createWholeSite(now);
  return {
    ...site,
    get context() {
      return site.context;
    },
    async reset() {
      site.clock.now = new Date(now);
      await site.database.transaction(async (trx) => {
        for (const table of [
          'passkeyChallenges',
          'passkeys',
          'knownBrowsers',
          'sessions',
          'signIns',
          'staff',
          'outbox',
        ] as const)
          await trx.deleteFrom(table).execute();
        await trx.deleteFrom('serverSecrets').where('name', '=', 'first-owner').execute();
        for (const table of [
          'mailsIn',
          'bookings',
          'contactMessages',
          'newsletterSubscribers',
          'campaigns',
          'suppressions',
          'newsletterInvitations',
          'subscriberImports',
          'disputes',
          'unpaidRenewals',
          'charges',
          'orderHistory',
          'companyTasks',
          'ledgerFindings',
          'ledgerComparisons',
          'keptComparisons',
          'quotes',
          'projects',
          'projectTemplates',
          'projectSettings',
          'bankAccount',
          'orders',
          'paymentRequests',
          'contentImports',
          'contentRecords',
          'contentPreviewLinks',
          'contentVersions',
          'textBlocks',
          'keptPapers',
          'fileUses',
          'pictures',
          'files',
          'redirects',
          'siteTexts',
          'paymentEvents',
          'sandboxRefunds',
          'sandboxDisputes',
          'sandboxFailingRefunds',
          'sandboxPayments',
          'sandboxSubscriptions',
          'sandboxEvents',
          'personNotes',
          'personMerges',
          'senderBlocks',
          'bookingSources',
          'signUpSources',
          'sandboxPayments',
        ] as const)
          await trx.deleteFrom(table).execute();
        const unpaced = { freeAt: now, warmDay: '', warmDays: 0, warmSent: 0 };
        await trx.updateTable('newsletterPace').set(unpaced).execute();
        await trx.deleteFrom('blogPosts').where('slug', '=', 'first-steps').execute();
        await trx.deleteFrom('people').execute();
      });
    },
  };
}
export type StaffSite = Awaited<ReturnType<typeof createStaffSite>>;

/** The test of signing in and of the calls for staff. */
export const test = siteTest(createStaffSite);
