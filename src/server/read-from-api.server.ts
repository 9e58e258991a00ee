import type { Hono } from 'hono';
import { HttpError } from '#core/http-error.ts';
import { matchPattern, type PathParams } from '#core/page-path.ts';
import { accept, type Result } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { mountedReads } from '#platform/http/mount-reads.server.ts';
import { formatProblem, type Problem } from '#platform/http/problem.server.ts';
import { parseQuery } from '#platform/http/query-params.server.ts';
import type { ReadUrl } from '#query/query-client.ts';
import { describeFailure } from './describe-failure.server.ts';

type MountedRead = ReturnType<typeof mountedReads>[number];

function toHttpError(problem: Problem, cause?: unknown): HttpError {
  const error = new HttpError(problem.status, formatProblem(problem));
  error.cause = cause;
  return error;
}

/** What a URL asks for: a read, its params, and the query, validated or refused. */
type PlannedRead = { read: MountedRead; params: PathParams; query: Result<unknown, Problem> };

// Pages read few addresses again and again. Those with free input are planned each time they return.
const maxPlanned = 200;

function planRead(reads: readonly MountedRead[], url: string): PlannedRead | null {
  const [path = '', search = ''] = url.split('?', 2);
  for (const read of reads) {
    const params = matchPattern(read.path, path);
    if (params)
      return { read, params, query: read.query ? parseQuery(read.query, search) : accept({}) };
  }
  return null;
}

function createReadPlanner(api: Hono): (url: string) => PlannedRead | null {
  const reads = mountedReads(api);
  const planned = new Map<string, PlannedRead>();
  return (url) => {
    const known = planned.get(url);
    if (known) return known;
    const plan = planRead(reads, url);
    if (planned.size >= maxPlanned) planned.clear();
    if (plan) planned.set(url, plan);
    return plan;
  };
}

/** Returns a context whose reads use an open transaction, if there is one. */
function contextOver(context: Context, over: Queryable | undefined): Context {
  if (over === undefined) return context;
  return { ...context, database: { ...context.database, read: (work) => work(over) } };
}

async function run(
  { read, params, query }: PlannedRead,
  over: Queryable | undefined,
): Promise<Result<unknown, Problem>> {
  const context = contextOver(read.createContext(), over);
  try {
    return query.ok ? await read.run(context, params, query.value) : query;
  } catch (error) {
    context.logger.error({ err: error, method: 'GET' }, 'a call failed');
    throw toHttpError(describeFailure(error), error);
  }
}

/** Reads what is no declared read, such as the OpenAPI document. */
async function readByRequest(api: Hono, url: string): Promise<unknown> {
  const response = await api.request(url);
  if (response.ok) return response.json();
  throw new HttpError(response.status, await response.text(), response.statusText);
}

/**
 * Reads the API in process; declared reads without a request and JSON. Throws `HttpError` with the
 * status and body that the API would respond with. With `over`, declared reads see an open transaction,
 * and nothing else is read.
 */
export function readFromApi(api: Hono, over?: Queryable): ReadUrl {
  const planOf = createReadPlanner(api);
  return async (url) => {
    const planned = planOf(url);
    if (!planned && over) throw new Error('Only declared reads can see a transaction');
    if (!planned) return readByRequest(api, url);
    const outcome = await run(planned, over);
    if (!outcome.ok) throw toHttpError(outcome.refusal);
    return outcome.value;
  };
}
