import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignatureError, type ProviderEvent } from '../payment-provider.server.ts';

/** Seconds after which a signature is too old, as Stripe has it. */
const tolerance = 300;

function hmac(secret: string, signed: string): Buffer {
  return createHmac('sha256', secret).update(signed).digest();
}

/** The value of the header `stripe-signature` for a body that leaves now. */
export function signBody(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${hmac(secret, `${time}.${body}`).toString('hex')}`;
}

function checkSignature(
  body: string,
  signature: string | null,
  { secret, now }: { secret: string; now: Date },
): void {
  const time = /(?:^|,)t=(\d+)(?:,|$)/.exec(signature ?? '')?.[1];
  const given = [...(signature ?? '').matchAll(/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/g)];
  if (time === undefined || given.length === 0) throw new BadSignatureError('There is none');
  const expected = hmac(secret, `${time}.${body}`);
  const fits = given.some(([, hex]) => timingSafeEqual(Buffer.from(hex ?? '', 'hex'), expected));
  if (!fits) throw new BadSignatureError('It does not fit the body');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > tolerance)
    throw new BadSignatureError('It is too old');
}

function aboutOf(value: unknown): ProviderEvent['about'] {
  const { kind, id } = (value ?? {}) as { kind?: unknown; id?: unknown };
  if ((kind !== 'payment' && kind !== 'subscription') || typeof id !== 'string') return null;
  return { kind, id };
}

/** Reads an event of the sandbox. Throws `BadSignatureError` as the port says. */
export function readSignedEvent(
  body: string,
  signature: string | null,
  trust: { secret: string; now: Date },
): ProviderEvent {
  checkSignature(body, signature, trust);
  try {
    const { id, type, about } = JSON.parse(body) as Record<string, unknown>;
    if (typeof id === 'string' && typeof type === 'string')
      return { id, type, about: aboutOf(about) };
  } catch {
    // A signed body that is no JSON is as little an event as a wrong one.
  }
  throw new BadSignatureError('The body is no event');
}
