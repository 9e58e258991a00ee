import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const flag = { present: 0x01, verified: 0x04, attested: 0x40 };

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

/** Encodes what an authenticator's answer is made of as CBOR (RFC 8949). */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [...value].flatMap(([key, item]) => [encode(key), encode(item)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** What a test makes different from a good authenticator. */
export type Ceremony = {
  challenge: string;
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
};

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** An authenticator in software, with one ES256 passkey: its answers are what browsers send. */
export function createAuthenticator({ origin }: { origin: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  function clientData(type: string, given: Ceremony): Buffer {
    const { challenge, origin: from = origin } = given;
    return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  }

  function authData(given: Ceremony, attested: Buffer | null): Buffer {
    const { rpId = new URL(origin).hostname, isVerified = true } = given;
    counter = given.counter ?? counter + 1;
    const flags =
      flag.present | (isVerified ? flag.verified : 0) | (attested === null ? 0 : flag.attested);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  return {
    id,
    /** The answer to `navigator.credentials.create`. */
    create(given: Ceremony) {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, encode(key)]);
      const attestationObject = encode(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(given, attested)],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', given).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** The answer to `navigator.credentials.get`. */
    get(given: Ceremony) {
      const data = clientData('webauthn.get', given);
      const authenticator = authData(given, null);
      const signature = sign('sha256', Buffer.concat([authenticator, sha256(data)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticator.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
