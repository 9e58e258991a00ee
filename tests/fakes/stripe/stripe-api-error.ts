export type ApiErrorBody = {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  message: string;
  code?: string;
  param?: string;
};

/** An error response of Stripe: its status, and the content of `error` in its body. */
export class StripeApiError extends Error {
  override name = 'StripeApiError';
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, body: ApiErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function invalid(message: string, more: { code?: string; param?: string } = {}) {
  return new StripeApiError(400, { type: 'invalid_request_error', message, ...more });
}

export function missing(kind: string, id: string): StripeApiError {
  return new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });
}
