import type { PasskeyList } from './auth.ts';

/** What browsers are told about passkeys (WebAuthn level 3, 5.1.10); not every browser has it. */
type Signals = {
  signalUnknownCredential(given: { rpId: string; credentialId: string }): Promise<void>;
  signalAllAcceptedCredentials(given: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }): Promise<void>;
  signalCurrentUserDetails(given: {
    rpId: string;
    userId: string;
    name: string;
    displayName: string;
  }): Promise<void>;
};

/** Tells the browser; whatever becomes of it, the page goes on. */
async function tell(signal: (signals: Partial<Signals>) => Promise<void> | undefined) {
  const signals: Partial<Signals> | undefined = globalThis.PublicKeyCredential;
  if (signals === undefined) return;
  try {
    await signal(signals);
  } catch {
    // A passkey that is offered once more is refused in words.
  }
}

/** Tells the browser which passkeys of a person are left, and the name under which it offers them. */
export async function signalPasskeys({ passkeys, keptAs }: PasskeyList): Promise<void> {
  const allAcceptedCredentialIds = passkeys.map(({ id }) => id);
  const { rpId, userId } = keptAs;
  await tell((signals) =>
    signals.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds }),
  );
  await tell((signals) => signals.signalCurrentUserDetails?.(keptAs));
}

/** Tells the browser that a passkey of its own signs nobody in here. */
export async function signalUnknownPasskey(given: {
  rpId: string;
  credentialId: string;
}): Promise<void> {
  await tell((signals) => signals.signalUnknownCredential?.(given));
}
