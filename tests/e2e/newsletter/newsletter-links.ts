import type { APIRequestContext } from '@playwright/test';
import { waitForMail } from '../../harness/mailbox.ts';
import type { RunningServer } from '../../harness/running-server.ts';

export type Locale = 'en' | 'pt';

const links = {
  confirm: /https?:\/\/\S+\/newsletter\/confirm\/[\w-]+/,
  unsubscribe: /https?:\/\/\S+\/newsletter\/unsubscribe\/[\w-]{43}/,
};

async function linkIn(server: RunningServer, address: string, kind: keyof typeof links) {
  const mail = await waitForMail(
    server.mailDir,
    ({ to, text }) => to?.[0]?.address === address && links[kind].test(text ?? ''),
  );
  const [link = ''] = links[kind].exec(mail.text ?? '') ?? [];
  return { mail, link };
}

/** Subscribes an address without confirming it; returns the link of its confirmation mail. */
export async function requestSubscription(
  { request, server }: { request: APIRequestContext; server: RunningServer },
  email: string,
  locale: Locale,
): Promise<string> {
  await request.post('/api/newsletter/subscribe', { data: { email, locale } });
  return (await linkIn(server, email, 'confirm')).link;
}

/** Subscribes and confirms an address; returns the unsubscribe links of its welcome mail. */
export async function subscribe(
  { request, server }: { request: APIRequestContext; server: RunningServer },
  email: string,
  locale: Locale,
): Promise<{ page: string; oneClick: string }> {
  const link = await requestSubscription({ request, server }, email, locale);
  await request.post('/api/newsletter/confirm', { data: { token: link.split('/').at(-1) } });
  const { mail, link: page } = await linkIn(server, email, 'unsubscribe');
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return { page, oneClick: /<(http[^>]+)>/.exec(header)?.[1] ?? '' };
}
