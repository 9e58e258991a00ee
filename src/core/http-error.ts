/** A non-OK HTTP response. The message is the status, a colon, and the body (or the status text). */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string, statusText = '') {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
  }
}
