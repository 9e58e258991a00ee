import type { QueryExecutorProvider } from 'kysely';
import type { EngineSql } from '#platform/database/engine.server.ts';

/**
 * One step of the schema. All pending steps run in one transaction. A step that has landed never
 * changes: `landed.json` holds its hash, and it imports nothing of the application's code.
 */
export type Migration = {
  name: string;
  up(db: QueryExecutorProvider, engineSql: EngineSql): Promise<void>;
};
