import { Hono, type MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import type { PathParams } from '#core/page-path.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { type Problem, problem } from './problem.server.ts';
import { type QueryRules, validateQuery } from './query-params.server.ts';

/** A GET call that both the API and the server's own pages read. */
export type Read = {
  path: string;
  describe: MiddlewareHandler;
  query: QueryRules | null;
  cacheControl: 'no-cache' | 'no-store';
  /** Returns the content, or why there is none. `query` has been validated by the rules. */
  run(context: Context, params: PathParams, query: unknown): Promise<Result<unknown, Problem>>;
};

type ReadOptions<Path extends string, Schema extends z.ZodMiniType, Content> = {
  path: Path;
  /** Its description in the OpenAPI document, as `describeRead` makes it. */
  describe: MiddlewareHandler;
  query?: QueryRules<Schema>;
  /** The title of the 404 response; without it, null is content like any other. */
  notFound?: string;
  /** Whether the content belongs to one visitor or changes at any time, so that nothing may store it. */
  noStore?: boolean;
  read(
    context: Context,
    given: { params: PathParams<Path>; query: z.output<Schema> },
  ): Promise<Content>;
};

/** Declares a read once, for the API and for pages. */
export function defineRead<Path extends string, Schema extends z.ZodMiniType, Content>({
  path,
  describe,
  query: rules,
  notFound,
  noStore = false,
  read,
}: ReadOptions<Path, Schema, Content>): Read {
  return {
    path,
    describe,
    query: rules ?? null,
    cacheControl: noStore ? 'no-store' : 'no-cache',
    async run(context, params, query) {
      const content = await read(context, {
        params: params as PathParams<Path>,
        query: query as z.output<Schema>,
      });
      if (content !== null || notFound === undefined) return accept(content);
      return refuse({ status: 404, code: 'not_found', title: notFound });
    },
  };
}

const readOfHandler = new WeakMap<object, Read>();
const contextOfHandler = new WeakMap<object, () => Context>();

/** Mounts reads as GET calls, whose responses browsers may store but revalidate each time. */
export function mountReads(reads: readonly Read[]): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  for (const read of reads) {
    const { path, describe, query, cacheControl } = read;
    const handler: MiddlewareHandler<ApiEnv> = async (c) => {
      const given = query ? c.req.valid('query' as never) : {};
      const outcome = await read.run(c.var.context, c.req.param(), given);
      if (!outcome.ok) return problem(c, outcome.refusal);
      c.header('Cache-Control', cacheControl);
      return c.json(outcome.value as object);
    };
    readOfHandler.set(handler, read);
    api.get(path, describe);
    if (query) api.get(path, validateQuery(query));
    api.get(path, handler);
  }
  return api;
}

/** Gives the reads mounted in `api` the context in which pages run them. */
export function provideReadContext(api: Hono<ApiEnv>, createContext: () => Context): void {
  for (const { handler } of api.routes) contextOfHandler.set(handler, createContext);
}

/** Returns the reads mounted in `api`, in the order of its routes, with the context for each run. */
export function mountedReads(api: Hono): (Read & { createContext: () => Context })[] {
  return api.routes.flatMap(({ handler }) => {
    const read = readOfHandler.get(handler);
    const createContext = contextOfHandler.get(handler);
    return read && createContext ? [{ ...read, createContext }] : [];
  });
}
