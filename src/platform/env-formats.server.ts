import { isIP } from 'node:net';
import * as z from 'zod/mini';

// The message of a format says what is allowed; a `SettingError` includes it.

/** A text that passes a check. */
function text(isAllowed: (value: string) => boolean, allowed: string) {
  return z.string().check(z.refine(isAllowed, { error: allowed, abort: true }));
}

export const port = z.pipe(
  text((value) => /^\d+$/.test(value) && Number(value) <= 65535, 'a whole number from 0 to 65535'),
  z.transform(Number),
);

/** A URL with one of the protocols, each given with its colon. */
export function address(...protocols: string[]) {
  const allowed = protocols.map((name) => `${name}//`).join(' or ');
  return text(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `an address starting with ${allowed}`,
  );
}

/** A web address without path, query and fragment; its value is the origin without a trailing slash. */
export function webOrigin(allowed: string, isAllowed: (url: URL) => boolean = () => true) {
  function isBare(value: string): boolean {
    const url = new URL(value);
    return url.pathname === '/' && url.search === '' && url.hash === '' && isAllowed(url);
  }
  return z.pipe(
    address('http:', 'https:').check(z.refine(isBare, allowed)),
    z.transform((value) => new URL(value).origin),
  );
}

/** An S3 bucket with its keys, as one address. */
export const bucket = text((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname } = new URL(value);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username !== '' && password !== '' && /^\/[\w.-]+\/?$/.test(pathname);
}, 'an address such as https://<key>:<secret>@<host>/<bucket>?region=<region>');

export const hostAndPort = text(
  (value) => /^(?:\[[0-9a-f:]+\]|[\w.-]+):\d{1,5}$/i.test(value),
  'a host and a port, such as 127.0.0.1:3310',
);

/** An address that is called by HTTPS and may hold a secret, but no user; `other` has to be set as well. */
export function privateEndpoint(other: string) {
  const allowed = `an address starting with https://, without a user, together with ${other}`;
  return z.string(allowed).check(
    z.refine(
      (value) => {
        if (!URL.canParse(value)) return false;
        const { protocol, username, password } = new URL(value);
        return protocol === 'https:' && username === '' && password === '';
      },
      { error: allowed, abort: true },
    ),
  );
}

/** A secret of Standard Webhooks: `whsec_` and 24 to 64 bytes in Base64; `other` has to be set as well. */
export function signingSecret(other: string) {
  const allowed = `whsec_ and 24 to 64 bytes in Base64, together with ${other}`;
  return z.string(allowed).check(
    z.refine(
      (value) => {
        const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
        const { length } = Buffer.from(base64, 'base64');
        return length >= 24 && length <= 64;
      },
      { error: allowed, abort: true },
    ),
  );
}

/** A bare address without `+`, below which each conversation has its own; `other` has to be set as well. */
export function inboundAddress(other: string) {
  const allowed = `an address without a name and without +, such as ola@mail.entrada.example, together with ${other}`;
  return z
    .string(allowed)
    .check(z.regex(/^[a-z0-9._-]{1,24}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, allowed));
}

/** A secret that is part of an address, long enough for the log to hide it; `other` has to be set as well. */
export function inboundSecret(other: string) {
  const allowed = `24 to 200 letters, digits, - and _, together with ${other}`;
  return z.string(allowed).check(z.regex(/^[A-Za-z0-9_-]{24,200}$/, allowed));
}

export const onOrOff = z.pipe(
  z.enum(['on', 'off'], 'on, off'),
  z.transform((value) => value === 'on'),
);

export const mailbox = text(
  (value) => /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(value),
  'an address such as Entrada <ola@entrada.example>',
);

function isProxy(entry: string): boolean {
  const [ip = '', bits, ...more] = entry.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  if (maxBits < 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
}

function entriesOf(list: string): string[] {
  return list.split(/[\s,]+/).filter((entry) => entry !== '');
}

/** IP addresses and CIDR blocks, separated by commas or spaces. */
export const proxies = z.pipe(
  text(
    (list) => entriesOf(list).every(isProxy),
    'addresses or blocks with commas between, such as 10.0.0.0/8, fd00::1',
  ),
  z.transform(entriesOf),
);

function isResolver(entry: string): boolean {
  const [, bracketed, plain, port = '53'] =
    /^(?:\[([^\]]+)\]|([^[\]]*?))(?::(\d{1,5}))?$/.exec(entry) ?? [];
  if (isIP(entry) !== 0) return true;
  const family = bracketed === undefined ? 4 : 6;
  return isIP(bracketed ?? plain ?? '') === family && Number(port) > 0 && Number(port) <= 65535;
}

/** Addresses of DNS servers, with a port where it is not 53. */
export const resolvers = z.pipe(
  text(
    (list) => entriesOf(list).every(isResolver),
    'addresses of DNS servers with commas between, such as 192.0.2.53, [2001:db8::1]:5353',
  ),
  z.transform(entriesOf),
);
