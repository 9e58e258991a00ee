import * as z from 'zod/mini';

/** Milliseconds for the whole call. */
const longestWait = 5_000;
/** Bytes of a response. */
const longestResponse = 64 * 1024;

/** What is stored as the proof of a check. `requestId` is the service's consultation number. */
export type ViesEvidence = {
  number: string;
  checkedAt: string;
  state: 'valid' | 'unknown' | 'unconfirmed' | 'unasked' | 'format';
  name?: string;
  address?: string;
  requestId?: string;
  /** Why there was no verdict. */
  reason?: string;
};

/** The EU's service for VAT numbers; without an address only formats are checked. */
export type Vies = {
  /**
   * `number` has its country's prefix; `requester` is our own, for a consultation number; `network`
   * is a hash of the visitor's. Never throws.
   */
  check(
    number: string,
    options: { requester: string | null; at: string; network: string | null },
  ): Promise<ViesEvidence>;
};

const optionalText = z.optional(z.nullable(z.string()));

/** `CheckVatResponse` of the service's contract; the error codes are those of its SOAP interface. */
const verdict = z.object({
  valid: z.boolean(),
  countryCode: optionalText,
  vatNumber: optionalText,
  userError: optionalText,
  name: optionalText,
  address: optionalText,
  requestIdentifier: optionalText,
});

const failure = z.object({ errorWrappers: z.array(z.object({ error: z.string() })) });

/** Reads a body up to the limit. Throws for a longer one. */
async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > longestResponse) throw new Error('response_too_large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The service writes three hyphens for what a member state keeps to itself. */
function filled(text: string | null | undefined): string | undefined {
  const line = text?.trim().slice(0, 500);
  return line && line !== '---' ? line : undefined;
}

type Verdict = z.infer<typeof verdict>;

/** Returns why a response about a number is no verdict: a member state is away, or it is about another. */
function doubtOf({ valid, countryCode, vatNumber, userError }: Verdict, number: string) {
  const about = `${countryCode ?? number.slice(0, 2)}${vatNumber ?? number.slice(2)}`;
  if (about.replace(/\W/g, '') !== number) return 'other_number';
  const isSaid = !userError || userError === 'VALID' || userError === 'INVALID';
  return valid || isSaid ? null : (codeOrNull(userError) ?? 'no_verdict');
}

function codeOrNull(code: string | undefined): string | null {
  return code && /^[A-Z_]{1,60}$/.test(code) ? code : null;
}

function reasonOf(body: unknown, status: number): string {
  const parsed = z.safeParse(failure, body);
  const code = parsed.success ? parsed.data.errorWrappers[0]?.error : undefined;
  return codeOrNull(code) ?? `status_${status}`;
}

async function ask(url: string, number: string, requester: string | null) {
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      countryCode: number.slice(0, 2),
      vatNumber: number.slice(2),
      ...(requester !== null && {
        requesterMemberStateCode: 'PT',
        requesterNumber: requester,
      }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(longestWait),
  });
  const body: unknown = JSON.parse(await readLimited(response));
  const parsed = z.safeParse(verdict, body);
  if (!response.ok || !parsed.success) return { reason: reasonOf(body, response.status) };
  const reason = doubtOf(parsed.data, number);
  return reason === null ? { ...parsed.data, reason } : { reason };
}

/**
 * Creates the client of the VIES REST service, such as
 * `https://ec.europa.eu/taxation_customs/vies/rest-api`. Null checks nothing.
 */
export function createVies(url: string | null): Vies {
  const base = url?.replace(/\/+$/, '');
  return {
    async check(number, { requester, at: checkedAt }) {
      if (base === undefined) return { number, checkedAt, state: 'format' };
      try {
        const answer = await ask(base, number, requester);
        if (answer.reason !== null)
          return { number, checkedAt, state: 'unconfirmed', reason: answer.reason };
        const { valid, name, address, requestIdentifier } = answer;
        const details = {
          name: filled(name),
          address: filled(address),
          requestId: filled(requestIdentifier),
        };
        const given = Object.entries(details).filter(([, value]) => value !== undefined);
        const state = valid ? 'valid' : 'unknown';
        return { number, checkedAt, state, ...Object.fromEntries(given) };
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'Error';
        return { number, checkedAt, state: 'unconfirmed', reason };
      }
    },
  };
}
