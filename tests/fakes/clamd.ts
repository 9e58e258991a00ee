import { createServer, type Socket } from 'node:net';

export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

export type FakeClamd = {
  address: string;
  /** Everything that was scanned, in order. */
  scanned: Buffer[];
  /** What it does with the next files: `silent` closes without a word. */
  condition: { is: 'working' | 'silent' | 'full' };
  close(): Promise<void>;
};

/** Returns the file of a whole `INSTREAM` command; null while more has to come. */
function readInstream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** A virus scanner that speaks clamd's protocol and knows one virus: the test file EICAR. */
export async function startClamd(): Promise<FakeClamd> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const condition: FakeClamd['condition'] = { is: 'working' };
  function answer(socket: Socket, file: Buffer): void {
    scanned.push(file);
    socket.end(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  }
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    if (condition.is === 'silent') return void socket.destroy();
    if (condition.is === 'full') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const file = readInstream(received);
      if (file) answer(socket, file);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    address: `127.0.0.1:${port}`,
    scanned,
    condition,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
