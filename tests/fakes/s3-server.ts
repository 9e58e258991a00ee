import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type FakeS3 = {
  /** The setting `FILES_S3_URL` for it. */
  url: string;
  objects: Map<string, { bytes: Buffer; changedAt: Date }>;
  /** Whether it refuses everything with 503. */
  state: { isDown: boolean };
  close(): Promise<void>;
};

const signature =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-south-2\/s3\/aws4_request, ?SignedHeaders=[\w;-]+, ?Signature=[0-9a-f]{64}$/;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function listing(objects: FakeS3['objects']): string {
  const contents = [...objects].map(
    ([key, { bytes, changedAt }]) =>
      `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified>` +
      `<ETag>"x"</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><Name>bucket</Name><KeyCount>${objects.size}</KeyCount><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

/** A bucket over HTTP that keeps bytes in memory and refuses requests without a signature. */
export async function startS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const state = { isDown: false };

  function send(response: ServerResponse, range: string | undefined, bytes: Buffer): void {
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const part = range ? bytes.subarray(Number(from), Number(to) + 1) : bytes;
    response.writeHead(range ? 206 : 200, { 'Content-Length': part.length }).end(part);
  }

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
    const { method, headers } = request;
    if (state.isDown) return void response.writeHead(503).end();
    if (!signature.test(headers.authorization ?? '')) return void response.writeHead(403).end();
    if (method === 'PUT') {
      objects.set(key, { bytes: body, changedAt: new Date() });
      return void response.writeHead(200, { ETag: '"x"' }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (searchParams.has('list-type'))
      return void response
        .writeHead(200, { 'Content-Type': 'application/xml' })
        .end(listing(objects));
    const found = objects.get(key);
    if (!found) return void response.writeHead(404).end();
    send(response, headers.range, found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `http://key:secret@127.0.0.1:${port}/bucket?region=eu-south-2`,
    objects,
    state,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
