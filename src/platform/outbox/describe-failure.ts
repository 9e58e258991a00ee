import { explainCertificate } from './certificate-failure.ts';

type Failure = { code?: unknown; responseCode?: unknown; response?: unknown; name?: unknown };

function asFailure(error: unknown): Failure {
  return typeof error === 'object' && error !== null ? error : {};
}

/** Returns a short code without personal data, for the log: `EENVELOPE 550`. */
export function failureCode(error: unknown): string {
  const { code, responseCode, name } = asFailure(error);
  const word = typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
  return typeof responseCode === 'number' ? `${word} ${responseCode}` : word;
}

/** Returns the code and the mail server's response, for the row. Omits a response to a login. */
export function describeFailure(error: unknown): string {
  const certificate = explainCertificate(error);
  if (certificate !== null) return `${failureCode(error)}: ${certificate}`;
  const { code, response } = asFailure(error);
  if (typeof response !== 'string' || code === 'EAUTH') return failureCode(error);
  const text = response.replaceAll('\0', '').toWellFormed();
  return `${failureCode(error)}: ${text}`.slice(0, 300);
}
