import type { Page } from '@playwright/test';
import { waitForMail } from '../../harness/mailbox.ts';
import type { RunningServer } from '../../harness/running-server.ts';

const words = {
  en: { prefix: '', email: 'Email', send: 'Send me a code', code: 'Code', signIn: 'Sign in' },
  pt: {
    prefix: '/pt',
    email: 'E-mail',
    send: 'Receber um código',
    code: 'Código',
    signIn: 'Iniciar sessão',
  },
} as const;

/** Signs a client in by the code in the mail. */
export async function signInAsClient(
  page: Page,
  server: RunningServer,
  language: 'en' | 'pt',
  email: string,
): Promise<void> {
  const t = words[language];
  await page.goto(`${t.prefix}/sign-in`);
  await page.getByLabel(t.email).fill(email);
  await page.getByRole('button', { name: t.send }).click();
  const mail = await waitForMail(
    server.mailDir,
    ({ to, text }) => to?.[0]?.address === email && /: \d{6}\n/.test(text ?? ''),
  );
  const [, code = ''] = /: (\d{6})\n/.exec(mail.text ?? '') ?? [];
  await page.getByLabel(t.code).fill(code);
  await page.getByRole('button', { name: t.signIn, exact: true }).click();
}
