/** A non-OK HTTP response. The message is the status, a colon, and the body (or the status text). */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: string;
  /** The seconds after which the call may be made again (`Retry-After`); null if none are named. */
  readonly retryAfter: number | null;

  constructor(status: number, body: string, statusText = '', retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.retryAfter = Number(retryAfter) || null;
  }
}
