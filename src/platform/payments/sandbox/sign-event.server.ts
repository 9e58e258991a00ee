import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  BadSignatureError,
  eventSubjects,
  type ProviderEvent,
} from '../payment-provider.server.ts';

/** Seconds after which a signature expires; the same as Stripe's default. */
const tolerance = 300;

function hmac(secret: string, signed: string): Buffer {
  return createHmac('sha256', secret).update(signed).digest();
}

/** Returns the value of the header `stripe-signature` for a body sent at `now`. */
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
  if (time === undefined || given.length === 0)
    throw new BadSignatureError('The signature is missing');
  const expected = hmac(secret, `${time}.${body}`);
  const matches = given.some(([, hex]) => timingSafeEqual(Buffer.from(hex ?? '', 'hex'), expected));
  if (!matches) throw new BadSignatureError('The signature does not match the body');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > tolerance)
    throw new BadSignatureError('The signature is too old');
}

function aboutOf(value: unknown): ProviderEvent['about'] {
  const { kind, id } = (value ?? {}) as { kind?: unknown; id?: unknown };
  const subject = eventSubjects.find((known) => known === kind);
  return subject === undefined || typeof id !== 'string' ? null : { kind: subject, id };
}

/** Verifies and parses a sandbox event. Throws `BadSignatureError`. */
export function readSignedEvent(
  body: string,
  signature: string | null,
  verification: { secret: string; now: Date },
): ProviderEvent {
  checkSignature(body, signature, verification);
  try {
    const { id, type, about } = JSON.parse(body) as Record<string, unknown>;
    if (typeof id === 'string' && typeof type === 'string')
      return { id, type, about: aboutOf(about) };
  } catch {
    // Invalid JSON is refused like any other body that is not an event.
  }
  throw new BadSignatureError('The body is not an event');
}
