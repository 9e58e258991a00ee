import { HttpError } from './http-error.ts';

/** An error response of the API (RFC 9457) with its stable code. */
export type Problem = Record<string, unknown> & { code: string };

/** Returns the problem document of a refused call, or null if the body is not one. */
export function problemOf(error: unknown): Problem | null {
  if (!(error instanceof HttpError)) return null;
  try {
    const body: unknown = JSON.parse(error.body);
    if (
      typeof body === 'object' &&
      body !== null &&
      'code' in body &&
      typeof body.code === 'string'
    )
      return body as Problem;
  } catch {
    // A body that is not JSON, such as a proxy's page, is no problem document.
  }
  return null;
}

/** An error of a field. `message` is in the language of the request. */
export type FieldError = { field: string; code: string; message: string };
