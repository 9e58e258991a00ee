import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { refuseNotFound } from '../conversation-response.server.ts';
import { listBlocks } from './blocks.repository.server.ts';
import { blocksSchema } from './blocks.schema.ts';
import { removeBlock } from './remove-block.server.ts';

const describeBlocks = describeStaffCall({
  summary: 'Blocked senders, newest first',
  responses: { 200: { description: 'Blocks', content: json(blocksSchema) } },
});
const describeRemove = describeStaffCall({
  summary: 'Removes a block; what was filed as spam stays there',
  responses: { 204: { description: 'Removed' } },
  problems: { 404: '`not_found`' },
});

/** `/api/admin/blocked-senders`. */
export function blocksAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/blocked-senders',
      describeBlocks,
      guarded('conversations.read', async (c, { database }) =>
        c.json({ blocks: await database.read(listBlocks) }),
      ),
    )
    .delete(
      '/api/admin/blocked-senders/:id',
      describeRemove,
      guarded('conversations.change', async (c, context) => {
        const isRemoved = await removeBlock(context, c.req.param('id') ?? '');
        return isRemoved ? c.body(null, 204) : refuseNotFound(c, 'block');
      }),
    );
}
