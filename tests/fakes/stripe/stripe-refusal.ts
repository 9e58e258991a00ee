export type RefusalBody = {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  message: string;
  code?: string;
  param?: string;
};

/** What Stripe answers instead of an object: a status and the body of `error`. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal';
  readonly status: number;
  readonly body: RefusalBody;

  constructor(status: number, body: RefusalBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function invalid(message: string, more: { code?: string; param?: string } = {}) {
  return new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });
}

export function missing(kind: string, id: string): StripeRefusal {
  return new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });
}
