import { explainCertificate } from './certificate-failure.ts';

type Failure = { code?: unknown; responseCode?: unknown; response?: unknown; name?: unknown };

function asFailure(error: unknown): Failure {
  return typeof error === 'object' && error !== null ? error : {};
}

/** A short code without personal data, for the log: `EENVELOPE 550`. */
export function failureCode(error: unknown): string {
  const { code, responseCode, name } = asFailure(error);
  const word = typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
  return typeof responseCode === 'number' ? `${word} ${responseCode}` : word;
}

/** The code and what the mail server answered, for the row. An answer to a login stays out of it. */
export function describeFailure(error: unknown): string {
  const certificate = explainCertificate(error);
  if (certificate !== null) return `${failureCode(error)}: ${certificate}`;
  const { code, response } = asFailure(error);
  if (typeof response !== 'string' || code === 'EAUTH') return failureCode(error);
  const answer = response.replaceAll('\0', '').toWellFormed();
  return `${failureCode(error)}: ${answer}`.slice(0, 300);
}
