import type { QueryExecutorProvider } from 'kysely';
import type { EngineWords } from '#platform/database/engine.server.ts';

/** One step of the schema. All pending steps run in one transaction; a landed step never changes. */
export type Migration = {
  name: string;
  up(db: QueryExecutorProvider, words: EngineWords): Promise<void>;
};
