import type { Page } from '@playwright/test';
import { waitForMail } from '../../harness/mailbox.ts';
import type { RunningServer } from '../../harness/running-server.ts';

/**
 * A virtual authenticator in the page's browser, as a laptop with a fingerprint reader has. It accepts
 * every request at once, also the one that the sign-in page opens by itself.
 */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    /** The passkeys that were made with it. */
    passkeys,
    /** Replaces them, as another person's device does. */
    async holdOnly(held: Awaited<ReturnType<typeof passkeys>>) {
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
      for (const credential of held)
        await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    /** Leaves later requests open, as a person does who chooses no passkey at the email field. */
    async stopAnswering() {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', {
        authenticatorId,
        enabled: false,
      });
    },
  };
}

/** The code and the link of the last sign-in mail to an address, or of the mail of one sign-in by its id. */
export async function readSignInMail(
  { mailDir }: RunningServer,
  email: string,
  id = '',
): Promise<{ code: string; path: string }> {
  const mail = await waitForMail(
    mailDir,
    ({ to, text, messageId }) =>
      to?.[0]?.address === email &&
      /\/sign-in\/[\w-]{43}/.test(text ?? '') &&
      (id === '' || (messageId ?? '').includes(`sign-in.${id}@`)),
  );
  const [, code = ''] = /: (\d{6})\n/.exec((mail.text ?? '').replaceAll('\r', '')) ?? [];
  const [, path = ''] = /https?:\/\/[^/]+(\/\S*sign-in\/[\w-]{43})/.exec(mail.text ?? '') ?? [];
  return { code, path };
}
