import { Hono } from 'hono';
import type { PageStore } from './page-store.server.ts';
import { respondStored } from './respond.server.ts';
import { isStoredCall } from './stored-calls.ts';
import type { FreshResponse } from './stored-response.server.ts';

type ContentCallsSetup = {
  store: PageStore;
  /** The features' calls, without limits: those for content change nothing. */
  api: Hono;
};

/** A call that found nothing, or failed; every request that waited for it gets its response. */
class RefusedCall extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`The call was refused with ${response.status}`);
    this.response = response;
  }
}

async function call(api: Hono, address: string): Promise<FreshResponse> {
  const response = await api.request(address);
  if (response.status !== 200) throw new RefusedCall(response);
  const contentType = response.headers.get('Content-Type') ?? 'application/json';
  return { status: 200, body: await response.text(), contentType, caching: 'revalidated' };
}

/** The calls for content, whose responses are the same for everyone until the content changes. */
export function contentCalls({ store, api }: ContentCallsSetup): Hono {
  return new Hono().get('/api/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!isStoredCall(pathname, search)) return next();
    const address = `${pathname}${search}`;
    try {
      return await respondStored(c, { store, address }, () => call(api, address));
    } catch (error) {
      if (error instanceof RefusedCall) return error.response.clone();
      throw error;
    }
  });
}
