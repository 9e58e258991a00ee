import type { Context as HonoContext } from 'hono';
import { newToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { clientCookie } from '../sessions/session-cookie.server.ts';
import {
  askForCode,
  type CodeClient,
  proofLifetime,
  proveByCode,
  readProof,
} from './client-code.server.ts';
import type { CodeStep } from './components/code-form.server.tsx';

const tokenPattern = /^[\w-]{43}$/;

/** Returns an address with most of it hidden: `n…@tessera.example`. */
function hideEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  // Joined, so that no line ends before the sign.
  return `${local.slice(0, 1)}…\u2060@${domain}`;
}

function tokenOf(c: HonoContext, { origin }: Context): string | null {
  const token = clientCookie(origin).read(c);
  return token !== null && tokenPattern.test(token) ? token : null;
}

function stepFor({ email, language }: CodeClient): Omit<CodeStep, 'isAsked'> {
  return { language, email: hideEmail(email), refusal: null };
}

/**
 * Returns null where this browser may open what is a client's alone, else the step that is shown in its
 * place. It changes nothing: scanners follow links.
 */
export async function findCodeStep(
  c: HonoContext,
  context: Context,
  client: CodeClient,
): Promise<CodeStep | null> {
  const { personId } = client;
  const proof = await readProof(context, { personId, browserToken: tokenOf(c, context) });
  if (proof.state === 'open') return null;
  if (proof.state === 'none') return { ...stepFor(client), isAsked: false };
  const refusal = proof.triesLeft === 0 ? ({ code: 'used_up' } as const) : null;
  return { ...stepFor(client), isAsked: proof.triesLeft > 0, refusal };
}

/**
 * Does what a form of the step asks for: mails a code, or takes the one that was typed. Returns null
 * where the page is to be read again, else the step with why it was refused.
 */
export async function pressCodeStep(
  c: HonoContext,
  context: Context,
  client: CodeClient,
  fields: Readonly<Record<string, unknown>>,
): Promise<CodeStep | null> {
  const known = tokenOf(c, context);
  const { personId } = client;
  if (fields.do !== 'open') {
    const browserToken = known ?? newToken();
    const asked = await askForCode(context, { ...client, browserToken });
    if (!asked.ok)
      return { ...stepFor(client), isAsked: false, refusal: { code: 'too_many_mails' } };
    clientCookie(context.origin).write(c, browserToken, proofLifetime / 1000);
    return null;
  }
  const code = String(fields.code ?? '').replace(/\D/g, '');
  const proved = await proveByCode(context, { personId, browserToken: known, code });
  if (proved.ok) {
    // Kept as long as the proof lasts.
    if (known) clientCookie(context.origin).write(c, known, proofLifetime / 1000);
    return null;
  }
  const { triesLeft } = proved.refusal;
  const refusal =
    triesLeft > 0
      ? ({ code: 'refused', left: triesLeft } as const)
      : ({ code: 'used_up' } as const);
  return { ...stepFor(client), isAsked: triesLeft > 0, refusal };
}
