import { Hono } from 'hono';
import { refuseFile } from '#features/files/files-response.server.ts';
import { nameOfUpload } from '#features/files/name-upload.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { streamBody } from '#platform/http/stream-body.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { refuseChange } from '../conversation-response.server.ts';
import { describeCompose, describeMessageUpload } from '../conversations.docs.server.ts';
import { composeInput } from '../conversations.input.ts';
import { conversationErrorText } from '../conversations.texts.ts';
import { beginWith } from './begin-with.server.ts';
import { mostFileBytes, receiveMessageFile } from './receive-message-file.server.ts';

/** `POST /api/admin/conversations`: the company writes first; and files for what it writes. */
export function composeAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .post(
      '/api/admin/conversations',
      describeCompose,
      guarded('conversations.change', async (c, context) => {
        const key = readIdempotencyKey(c);
        if (!key.ok) return key.refusal;
        const body = await readJson(c, composeInput, conversationErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await beginWith(context, body.value, key.value);
        return outcome.ok ? c.json(outcome.value, 201) : refuseChange(c, context, outcome.refusal);
      }),
    )
    .put(
      '/api/admin/message-files/:file',
      describeMessageUpload,
      guarded('conversations.change', async (c, context) => {
        if (Number(c.req.header('Content-Length') ?? 0) > mostFileBytes)
          return refuseFile(c, 'too_large');
        const id = pathParam(c, 'file');
        const name = nameOfUpload(c.req.header('X-File-Name'), c.req.header('Content-Type'));
        const outcome = await receiveMessageFile(context, { id, name, body: streamBody(c) });
        return outcome.ok
          ? c.json({ id }, outcome.value.isNew ? 201 : 200)
          : refuseFile(c, outcome.refusal);
      }),
    );
}
